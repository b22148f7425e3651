// What this browser is called in the list of one's sessions.

const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac', 'Linux'];
const browsers: readonly (readonly [sign: string, name: string])[] = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

/** Such as "Firefox, Linux"; undefined for a browser that says nothing known. */
export function deviceName(agent: string = navigator.userAgent): string | undefined {
  const system = systems.find((one) => agent.includes(one));
  const browser = browsers.find(([sign]) => agent.includes(sign))?.[1];
  const name = [browser, system].filter((part) => part !== undefined).join(', ');
  return name === '' ? undefined : name;
}
