// A flow is an array of pairs; an edge that says ids is written as a path edge is.
extension Flow: FragmentCoding {
  package func encode(to encoder: any Encoder, by coder: FragmentCoder<N>) throws {
    var container = encoder.unkeyedContainer()
    for edge in pathEdges {
      let place = container.superEncoder()
      if edge.from.id == nil, edge.to.id == nil {
        try edge.edge.encode(to: place, by: coder)
      } else {
        try edge.encode(to: place, by: coder)
      }
    }
  }

  package init(from decoder: any Decoder, by coder: FragmentCoder<N>) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    while !container.isAtEnd {
      let place = try container.superDecoder()
      let isPair = (try? place.unkeyedContainer()) != nil
      append(isPair ? try DirectedEdge(from: place, by: coder).pathEdge : try PathEdge(from: place, by: coder))
    }
  }
}
