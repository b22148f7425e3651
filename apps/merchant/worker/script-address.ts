// Addresses that the browser runs as code: the worker's alone, by the one policy that the page's rules allow.

declare global {
  interface Window {
    /** Absent in browsers that keep no such rule. The address that it makes is given on and never read. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): { createScriptURL(address: string): string };
    };
  }
}

const workerPath = '/sw.js';

/** As `scriptPolicyName` of platform/http/browser-policy.ts. */
const policyName = 'stockless';

/** Made at the first use: a page may make a policy of a name once. */
let address: string | undefined;

export function workerAddress(): string {
  address ??=
    window.trustedTypes
      ?.createPolicy(policyName, {
        createScriptURL(asked) {
          if (asked !== workerPath) throw new TypeError('no script but the worker is fetched by its address');
          return asked;
        },
      })
      .createScriptURL(workerPath) ?? workerPath;
  return address;
}
