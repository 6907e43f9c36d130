// swift-format-ignore-file
import Helm

/// The screens that were viewed in 343 sessions.
enum Screen: Fragment {
  case start  // 683 views
  case e  // "é", 20 views
  case screen3  // "", 11 views
  case screen4  // " ", 11 views
  case defaultScreen  // "default", 11 views
  case screen5  // "\0", 10 views
  case quoted  // "\"quoted\"", 10 views
  case letX1  // "*/ let x = 1", 10 views
  case screen6  // "-", 10 views
  case screen1  // "1", 10 views
  case screen3DTouch  // "3D Touch", 10 views
  case home2  // "HOME", 10 views
  case home3  // "Home", 10 views
  case typeScreen  // "Type", 10 views
  case urlView  // "URLView", 10 views
  case screen1_2  // "\\(1)", 10 views
  case screen7  // "_", 10 views
  case aB  // "a\nb", 10 views
  case allCasesScreen  // "allCases", 10 views
  case comExampleDetailViewController  // "com.example.DetailViewController", 10 views
  case descriptionScreen  // "description", 10 views
  case détail  // 10 views
  case home  // 10 views
  case homeView  // "home view", 10 views
  case initScreen  // "init", 10 views
  case rawValueScreen  // "rawValue", 10 views
  case screen  // 10 views
  case screen2  // 10 views
  case selfScreen  // "self", 10 views
  case tabs1  // 10 views
  case детали  // 10 views
  case screen8  // "\u{202E}", 10 views
  case 詳細  // 10 views
  case screen9  // "🛒", 10 views
  case nowhere  // 3 views
}

/// Which screen leads to which.
///
/// 100 % of the sessions start at `start`: `Helm(nav: graph, entry: .start)`.
let graph: Segues<Screen> = [
  // Taken 20 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .e),
  // Taken 11 times; 90 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen3),
  // Taken 11 times; 90 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen4),
  // Taken 11 times; 90 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .defaultScreen),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen5),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .quoted),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .letX1),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen6),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen1),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen3DTouch),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .home2),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .home3),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .typeScreen),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .urlView),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen1_2),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen7),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .aB),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .allCasesScreen),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .comExampleDetailViewController),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .descriptionScreen),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .détail),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .home),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .homeView),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .initScreen),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .rawValueScreen),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen2),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .selfScreen),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .tabs1),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .детали),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen8),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .詳細),
  // Taken 10 times; 100 % of the exits go back (99 % sure). Guessed: a push rather than a sheet.
  .push(.start => .screen9),
  // Taken 1 time; no user was seen to go back, but most can (80 % sure). Guessed: a push rather than a sheet.
  .push(.screen3 => .nowhere),
  // Taken 1 time; no user was seen to go back, but most can (80 % sure). Guessed: a push rather than a sheet.
  .push(.screen4 => .nowhere),
  // Taken 1 time; no user was seen to go back, but most can (80 % sure). Guessed: a push rather than a sheet.
  .push(.defaultScreen => .nowhere),
]
