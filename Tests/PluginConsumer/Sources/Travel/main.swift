import TravelGraph

print(try firstScreens())
