import Helm
