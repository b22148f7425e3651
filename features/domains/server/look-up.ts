// Looks at the DNS of a shop's domain: is it the shop's, and does it lead here?
import { DnsAway } from '#platform/dns/dns.ts';
import type { OwnDomains } from '#platform/ports/own-domains.ts';

/** What stands in DNS. */
export type FoundRecords = {
  readonly txt: readonly string[];
  readonly names: readonly string[];
  readonly addresses: readonly string[];
};

export type DnsFault = 'no_txt' | 'wrong_txt' | 'no_record' | 'elsewhere' | 'dns_away';

export type LookedUp = {
  /** Undefined where DNS did not answer. */
  readonly found: FoundRecords | undefined;
  /** Every TXT record, however many. */
  readonly texts: readonly string[];
  /** Whether the TXT record proves that this shop asked. */
  readonly isProven: boolean;
  readonly isPointing: boolean;
  /** What is to be mended first; undefined where nothing is. */
  readonly fault: DnsFault | undefined;
};

export const challengeName = (host: string) => `_stockless-challenge.${host}`;

/** Values of a domain that has many: more are not saved. */
const valuesMax = 10;

export async function lookUp(
  { dns, target, addresses }: Pick<OwnDomains, 'dns' | 'target' | 'addresses'>,
  host: string,
  token: string,
): Promise<LookedUp> {
  try {
    const [txt, names, found, own] = await Promise.all([
      dns.texts(challengeName(host)),
      dns.names(host),
      dns.addresses(host),
      addresses.length > 0 ? addresses : dns.addresses(target),
    ]);
    const isProven = txt.includes(token);
    // A provider may turn an alias into addresses, so the addresses decide where there is no such name.
    const isPointing =
      names.includes(target) || (found.length > 0 && found.every((one) => isOneOf(one, own)));
    const records = { txt: cut(txt), names: cut(names), addresses: cut(found) };
    return {
      found: records,
      texts: txt,
      isProven,
      isPointing,
      fault: faultOf(records, { isProven, isPointing }),
    };
  } catch (error) {
    if (!(error instanceof DnsAway)) throw error;
    return { found: undefined, texts: [], isProven: false, isPointing: false, fault: 'dns_away' };
  }
}

const cut = (values: readonly string[]) => values.slice(0, valuesMax).map((value) => value.slice(0, 300));

/** The same address, however it is written. */
function isOneOf(address: string, own: readonly string[]): boolean {
  return own.some((one) => canonical(one) === canonical(address));
}

function canonical(address: string): string {
  return address.includes(':') ? new URL(`http://[${address}]`).hostname : address;
}

type Proofs = { readonly isProven: boolean; readonly isPointing: boolean };

function faultOf({ txt, names, addresses }: FoundRecords, { isProven, isPointing }: Proofs) {
  if (!isPointing) return names.length + addresses.length === 0 ? 'no_record' : 'elsewhere';
  if (isProven) return undefined;
  return txt.length === 0 ? 'no_txt' : 'wrong_txt';
}
