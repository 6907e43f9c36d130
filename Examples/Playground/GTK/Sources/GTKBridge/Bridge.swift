import CAdw
