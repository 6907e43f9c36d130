extension GalleryPage {
  /// The look of the page, in light and in dark, on a phone and on a desk.
  static let style = """
    :root{color-scheme:light dark;--back:#f6f6f8;--card:#fff;--ink:#1c1d21;--soft:#5d616b;--line:#d5d7de;--accent:#2b5fd0;--tint:#e3ebfd;
    --stroke:#6b7080}
    @media (prefers-color-scheme:dark){:root{--back:#15161a;--card:#1f2127;--ink:#eceef2;--soft:#a2a7b4;--line:#383c46;
    --accent:#86acff;--tint:#2b3550;--stroke:#8d93a3}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:78rem;padding:clamp(1rem,3vw,2.5rem);background:var(--back);color:var(--ink);
    font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Cantarell,"DejaVu Sans",sans-serif}
    h1{font-size:clamp(1.6rem,4vw,2.4rem);line-height:1.15;margin:0 0 .5rem;letter-spacing:-.02em}
    h2{font-size:1.35rem;line-height:1.25;margin:2.5rem 0 1rem}
    h3{font-size:1rem;line-height:1.35;margin:0;overflow-wrap:anywhere}
    h4{font-size:.75rem;font-weight:600;color:var(--soft);margin:.8rem 0 .15rem}
    p{margin:.5rem 0;max-width:46rem}
    .lead{font-size:1.2rem}
    .links{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
    .heroes{display:flex;gap:1rem;overflow-x:auto;margin:1.25rem 0;align-items:start}
    .heroes a{flex:1 0 11rem;max-width:20rem}
    .hero{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:12px}
    pre{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem;
    font:.8rem/1.55 ui-monospace,"SF Mono",Menlo,"DejaVu Sans Mono",monospace}
    a{color:var(--accent);text-decoration:none}
    a:hover{text-decoration:underline}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
    [tabindex="-1"]:focus{outline:none}
    small,.count,figcaption,.none{color:var(--soft);font-size:.8rem}
    summary{cursor:pointer;color:var(--soft);font-size:.8rem;padding:.25rem 0}
    .name{unicode-bidi:isolate;overflow-wrap:anywhere}
    .skip{position:absolute;left:-999px}
    .skip:focus{position:static}
    figure{margin:0}
    .drawing{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem}
    .drawing svg{display:block;margin:0 auto;width:100%;min-width:32rem;max-width:56rem;height:auto}
    .drawing a:hover path,.drawing a:focus path{stroke:var(--accent)}
    figcaption{margin:.5rem 0}
    .chips{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem;margin:1rem 0;padding:0}
    .chips li{background:var(--card);border:1px solid var(--line);border-radius:99px;padding:.2rem .8rem}
    .segues,.lines{list-style:none;margin:0;padding:0}
    .segues{columns:20rem;font-size:.9rem;margin:.5rem 0}
    .segues li{break-inside:avoid}
    .note{background:var(--card);border-left:4px solid var(--accent);padding:.6rem 1rem}
    .fragment{display:none;border-top:4px solid var(--accent);background:var(--card);border-radius:12px;margin-top:2rem;
    padding:1rem 1.25rem;scroll-margin-top:1rem}
    .fragment:target{display:block}
    .fragment h2{margin:0}
    .fragment dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1rem;margin:.5rem 0 0}
    .fragment dt{font-size:.75rem;font-weight:600;color:var(--soft)}
    .fragment dd{margin:0}
    .parts nav{margin-top:2.5rem}
    .fragment:target~.parts nav{display:none}
    .part h2{scroll-margin-top:1rem}
    .screens{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1.25rem}
    .screen{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden;scroll-margin-top:1rem}
    .screen img{display:block;width:100%;height:auto;border-bottom:1px solid var(--line)}
    .wide{grid-column:span 2}
    .turn{display:none;gap:1rem;flex-wrap:wrap;margin-top:1.2rem;font-size:.9rem}
    .screen:target .turn{display:flex}
    .screen:target{grid-column:1/-1;border-color:var(--accent);box-shadow:0 0 0 2px var(--accent)}
    @media (min-width:40.01rem){.screen:target{display:flex;align-items:start}.screen:target img{width:auto;max-width:100%}
    .screen:target .picture{flex:0 1 auto;border-right:1px solid var(--line)}.screen:target .text{flex:1 1 14rem}}
    @media (max-width:40rem){.wide{grid-column:auto}.screen:not(.wide,:target){display:flex;align-items:start}
    .screen:not(.wide,:target) .picture{flex:0 0 42%;border-right:1px solid var(--line)}
    .screen:not(.wide,:target) .text{padding:.6rem .8rem}}
    .text{padding:.8rem 1rem 1rem}
    .number{display:inline-block;min-width:1.6rem;margin-right:.25rem;padding:0 .35rem;border-radius:6px;
    background:var(--accent);color:var(--card);font-size:.8rem;text-align:center}
    .text h3 i{color:var(--soft);font-style:normal;font-weight:400}
    .lines{font:.8rem/1.55 ui-monospace,"SF Mono",Menlo,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
    ol.lines{list-style:decimal;padding-left:2rem;color:var(--soft)}
    .none{margin:0}
    @media print{.screen{break-inside:avoid}.skip,.parts nav{display:none}}
    """
}
