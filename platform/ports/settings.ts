// What the console changes while the platform runs: languages, carriers, texts of steps, channels, brand. Read anew in the
// background about once a second; a database that is away leaves what was read last.
import { allLanguages, type Language, type LanguageChoice } from '#domain/text/language.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';

export type CarrierRule = {
  readonly code: string;
  readonly on: boolean;
  /** Where it delivers; empty for everywhere. */
  readonly countries: readonly string[];
};

export type InstanceSettings = {
  readonly languages: LanguageChoice;
  /** Carriers that are not named are on everywhere. */
  readonly carriers: readonly CarrierRule[];
  /** Texts that stand for the built-in ones. */
  readonly steps: Readonly<Partial<Record<CarrierEventCode, Readonly<Partial<Record<Language, string>>>>>>;
  /** Codes of shopping catalogues that are given nothing. */
  readonly feedsOff: readonly string[];
  readonly look: {
    readonly color: string | null;
    /** SHA-256 of a stored logo, hexadecimal. */
    readonly logo: string | null;
    /** Where people find help besides here. */
    readonly support: string | null;
    /** The name that emails come from. */
    readonly sender: string | null;
  };
  /** Undefined where the environment's names stand. */
  readonly legal:
    | { readonly name: string; readonly legal_name: string; readonly country: string }
    | undefined;
};

/** Whether new parcels to a country may be given to a carrier. Without a country: whether it is used at all. */
export function isCarrierOpen({ carriers }: InstanceSettings, code: string, country?: string): boolean {
  const rule = carriers.find((one) => one.code === code);
  if (rule === undefined) return true;
  if (!rule.on) return false;
  return country === undefined || rule.countries.length === 0 || rule.countries.includes(country);
}

export const builtInSettings: InstanceSettings = {
  languages: allLanguages,
  carriers: [],
  steps: {},
  feedsOff: [],
  look: { color: null, logo: null, support: null, sender: null },
  legal: undefined,
};

export type LiveSettings = {
  /** As they were read last; where that is a second ago, they are read anew behind the caller's back. */
  now(): InstanceSettings;
  /** Reads them anew, and waits for it. */
  refresh(): Promise<void>;
};

const freshMs = 1_000;

/** @param load Reads them; may fail. */
export function liveSettings(
  load: () => Promise<InstanceSettings>,
  onError: (error: unknown) => void,
): LiveSettings {
  let current = builtInSettings;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  async function read(): Promise<void> {
    try {
      const next = await load();
      // The same settings stay the same object: what was made of them need not be made again.
      if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
    } catch (error) {
      onError(error);
    } finally {
      readAtMs = performance.now();
      reading = undefined;
    }
  }
  return {
    now() {
      if (performance.now() - readAtMs > freshMs) reading ??= read();
      return current;
    },
    async refresh() {
      // What is under way may have begun before the change that the caller knows of.
      await reading;
      reading ??= read();
      await reading;
    },
  };
}
