extension ReportPage {
  /// The style sheet of the page, for light and dark mode, and for small and large screens.
  static let style = """
    :root{color-scheme:light dark;--back:#f6f6f8;--card:#fff;--ink:#1c1d21;--soft:#5d616b;--line:#d5d7de;--accent:#2b5fd0;
    --loss:#c9d6f5;--stroke:#6b7080}
    @media (prefers-color-scheme:dark){:root{--back:#15161a;--card:#1f2127;--ink:#eceef2;--soft:#a2a7b4;--line:#383c46;
    --accent:#86acff;--loss:#33415f;--stroke:#8d93a3}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:72rem;padding:clamp(1rem,3vw,2.5rem);background:var(--back);color:var(--ink);
    font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Cantarell,"DejaVu Sans",sans-serif}
    h1{font-size:clamp(1.6rem,4vw,2.4rem);line-height:1.15;margin:0 0 .5rem;letter-spacing:-.02em}
    h2{font-size:1.35rem;line-height:1.25;margin:2.5rem 0 .5rem;overflow-wrap:break-word}
    h3{font-size:1rem;line-height:1.35;margin:0;overflow-wrap:break-word}
    p{margin:.5rem 0;max-width:46rem;overflow-wrap:break-word}
    section>p{color:var(--soft)}
    small{color:var(--soft)}
    i{font-style:normal;color:var(--soft)}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
    summary{cursor:pointer;color:var(--soft);padding:.4rem 0}
    .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:1.25rem 0 0}
    .tiles div{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:.7rem 1rem;display:flex;
    flex-direction:column-reverse;justify-content:flex-end}
    .tiles dt{font-size:.8rem;color:var(--soft)}
    .tiles dd{margin:0;font-size:1.4rem;font-weight:600;font-variant-numeric:tabular-nums}
    .drawing{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem}
    .drawing svg{display:block;margin:0 auto;max-width:100%;height:auto}
    .flow{width:100%;height:auto;font-size:12px}
    .flow text{fill:var(--ink);stroke:var(--card);stroke-width:3px;paint-order:stroke;stroke-linejoin:round}
    .flow .count{fill:var(--soft);font-variant-numeric:tabular-nums}
    .flow rect{fill:var(--stroke)}
    .flow .here{fill:var(--accent)}
    .flow .band{fill:var(--accent);opacity:.22}
    .flow .band:hover{opacity:.5}
    .drawing .reach1{display:none}
    @media (max-width:48rem){.drawing .reach1{display:block}.drawing .reach2{display:none}}
    .table{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:12px}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
    th,td{padding:.4rem .9rem;text-align:right;white-space:nowrap}
    th{font-size:.75rem;color:var(--soft);font-weight:600}
    tbody tr{border-top:1px solid var(--line)}
    th:first-child,td:first-child{text-align:left;white-space:normal;min-width:9rem;overflow-wrap:break-word}
    td .way{justify-content:flex-end}
    td:first-child .way{justify-content:flex-start}
    .way{display:inline-flex;flex-wrap:wrap;gap:.3rem;align-items:center;color:var(--soft)}
    .chip{background:var(--back);border:1px solid var(--line);border-radius:99px;padding:0 .6rem;color:var(--ink);
    overflow-wrap:break-word;unicode-bidi:isolate}
    .funnel,.ways{list-style:none;margin:0;padding:.25rem 1rem;background:var(--card);border:1px solid var(--line);
    border-radius:12px}
    .funnel li,.ways li{padding:.7rem 0}
    .funnel li+li,.ways li+li{border-top:1px solid var(--line)}
    .funnel svg,.ways svg{display:block;width:100%;height:1.1rem;margin:.3rem 0}
    .ways svg{height:.55rem}
    .funnel rect,.ways rect{fill:var(--accent)}
    .funnel .loss{fill:var(--loss)}
    .funnel p,.ways p{display:flex;flex-wrap:wrap;gap:.1rem 1.2rem;margin:0;font-size:.9rem;color:var(--soft)}
    .funnel b,.ways b{color:var(--ink)}
    .note{background:var(--card);border-left:4px solid var(--accent);padding:.6rem 1rem;margin:1rem 0}
    .note ul{margin:0;padding-left:1.2rem;overflow-wrap:break-word}
    @media (max-width:40rem){.table thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .table table,.table tbody,.table tr,.table td{display:block}
    .table tr{padding:.6rem .9rem}
    .table td,.table td:first-child{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.1rem 0;
    white-space:normal;min-width:0;text-align:right}
    .table td:first-child{font-weight:600;justify-content:flex-start;text-align:left}
    .table td:empty{display:none}
    .table td:not(:first-child)::before{content:attr(data-of);color:var(--soft);font-size:.8rem}}
    @media print{section{break-inside:avoid}}
    """
}
