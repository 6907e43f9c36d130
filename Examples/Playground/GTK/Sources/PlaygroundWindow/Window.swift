import GTKBridge
