import Foundation
import Helm
import HelmTesting
import Observation

let oslo = City(country: "no", name: "Oslo")
let rome = City(country: "it", name: "Rome")

// From the start, past the sign-in, to the list.
let helm = try Helm(nav: TravelGraph.segues)
check(helm.root, PathFragment(.welcome))
check(helm.presentedFragments, [PathFragment(.welcome), PathFragment(.signIn)])
helm.present(.signUp)
helm.forward()
check(helm.errors.map(\.kind), ["ambiguousForwardFromFragment"])
helm.present(.cities)
check(helm.presentedFragments, [PathFragment(.cities)])

// A detail beside its list, which changes from city to city, and its id in its own type.
@MainActor final class Redraws { var count = 0 }
let redraws = Redraws()
withObservationTracking {
  check(helm.isPresented(.city, id: rome), false)
} onChange: {
  MainActor.assumeIsolated { redraws.count += 1 }
}
helm.present(.city, id: oslo)
check(redraws.count, 0)
helm.present(.city, id: rome)
check(redraws.count, 1)
check(helm.isPresented(.city), false)
check(helm.isPresented(.city, id: .any), true)
check(helm.id(of: .city), rome)
check(helm.ids(of: .city), [rome])
check(helm.selection(among: [.map, .city]), .city)

// Tags, and errors as values with a description.
helm.present(tag: Action.buy, id: 17)
check(helm.isPresented(.ticket, id: "17"), true)
helm.dismiss(tag: Action.buy)
helm.dismiss(tag: Action.buy)
check(helm.lastError?.kind, "missingTaggedSegue")
check(helm.lastError?.localizedDescription, helm.lastError?.description)

// The path is encoded as JSON and decoded.
let data = try JSONEncoder().encode(helm.path)
let restored = try Helm(nav: TravelGraph.segues, path: JSONDecoder().decode(HelmPath.self, from: data))
check(restored.path, helm.path)
check(restored.presentedFragments, helm.presentedFragments)
check(restored.navigation, helm.navigation)

// Links: a path from the entry, and a flow from where the user is. Both are presented entirely or not at all.
try helm.replace(path: [.welcome => .signIn, .signIn => .cities, .cities => .map])
let before = helm.path
helm.present(Flow(.map => .help).add(segue: .city => .ticket))
check(helm.lastError?.kind, "sourceNotPresented")
check(helm.path, before)
helm.present(.map => [.ticket, .help])
check(helm.presentedFragments, [PathFragment(.cities), PathFragment(.help)])
helm.back()
check(helm.path.last, PathEdge(.cities => .map))  // the ticket was removed when help covered it

// Every screen can be reached.
var walked: Set<DirectedEdge<Screen>> = []
let walker = try Helm(nav: TravelGraph.segues)
for transition in walker.transitions(identityProvider: { $0.to == .city ? oslo : nil }) {
  _ = try walker.perform(transition).get()
  if case .present(.edge(let edge), _) = transition { walked.insert(edge.edge) }
}
check(TravelGraph.edges.subtracting(walked), [])

// Rules change in a copy, without affecting the app.
var signedOut = helm.navigation
try signedOut.perform(.add(.disabled, to: [.signIn => .cities]))
check(signedOut.presentedFragments, [PathFragment(.welcome), PathFragment(.signIn)])

// An invalid graph is rejected with all its findings.
do {
  _ = try Navigation(graph: NavigationGraph<Screen>([]), path: [.cities => .map])
  check(false, true)
} catch {
  check(error.findings, [.emptyGraph, .unknownPathEdge(.cities => .map, index: 0)])
}

// The library's types can be qualified with their module.
check(CoreNames.segue, Segue(.cities => .map, style: .hold))
check(CoreNames.path.count, CoreNames.own.seats - 1)
print("consumer: all as it should be")
