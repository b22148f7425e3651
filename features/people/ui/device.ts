// What this device calls itself in the list of sessions: a browser and a system, as far as they tell.

type Brands = { readonly userAgent: string };

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Names only, no version and nothing that tells one device of a kind from another. */
export function deviceOf({ userAgent }: Brands): { name?: string; platform?: string } {
  const name = browsers.find(([sign]) => sign.test(userAgent))?.[1];
  const platform = systems.find(([sign]) => sign.test(userAgent))?.[1];
  return { ...(name === undefined ? {} : { name }), ...(platform === undefined ? {} : { platform }) };
}
