(origins => {
  /** @typedef {{ createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void }} Factory */
  var { trustedTypes } = /** @type {Window & { trustedTypes?: Factory }} */ (window);
  if (!trustedTypes) return;
  /** React makes its script elements from the text that's allowed here. */
  var loading = /<(?!script><\/script>$)(script|iframe|frame|object|embed|base|link|meta)\b/i;
  trustedTypes.createPolicy('default', {
    createScriptURL: url => (origins.includes(new URL(url, location.href).origin) ? url : null),
    createHTML: html => (loading.test(html) ? null : html),
  });
})([location.origin, '%ASSET_ORIGIN%']);
