// Money that only the merchant can move carries the signature of a device or passkey, where the shop has one.
import { equalBytes, fromBase64 } from '../bytes.ts';
import type { BookRow } from '../book-row.ts';
import { devicesDigest, type Claim } from '../claim.ts';
import { ProofFault } from '../fault.ts';
import {
  mandateAlgorithms,
  verifyMandate,
  type Mandate,
  type MandateAlgorithm,
  type MandateSignature,
  type Subtle,
} from '../mandate.ts';
import type { SealEntry } from '../entry.ts';
import { readFields, type Fields } from './read.ts';
import { isCovered } from './schedules.ts';
import type { FindingList } from './finding.ts';
import type { Pinned, PinnedAct, PinnedDevice } from './state.ts';

export type Device = PinnedDevice & {
  readonly kind: 'device' | 'passkey';
  readonly algorithm: MandateAlgorithm;
  /** Seconds; after every time where it was not removed. */
  readonly removedAt: number;
  /** It signs nothing from here on, though it may be there for a while. */
  readonly endsAt: number;
};

/** Checks one signature of one device, whatever a key is to whoever runs it. */
export type VerifyMandate = (
  text: string,
  signed: { readonly device: Device; readonly signature: MandateSignature },
) => Promise<Mandate>;

export function openMandates<Key>(subtle: Subtle<Key>): VerifyMandate {
  return (text, { device: { kind, algorithm, key }, signature }) =>
    verifyMandate(text, {
      signed: signature,
      key: { kind, algorithm, publicKey: fromBase64(key) },
      subtle,
    });
}

const never = Number.MAX_SAFE_INTEGER;

/** @throws ProofFault `malformed_mandate`. */
export function readDevice(value: unknown): Device {
  const fields = readFields(value, 'malformed_mandate');
  const algorithm = mandateAlgorithms.find((one) => one === fields.text('algorithm'));
  if (algorithm === undefined) throw new ProofFault('malformed_mandate');
  const [removedAt, leavesAt] = [fields.textOrNull('removed_at'), fields.textOrNull('removal_from')].map(
    (text) => (text === null ? never : secondsOf(text)),
  );
  return {
    id: fields.text('id'),
    key: fields.text('public_key'),
    kind: fields.text('kind') === 'passkey' ? 'passkey' : 'device',
    algorithm,
    activeFrom: secondsOf(fields.text('active_from')),
    removedAt: removedAt ?? never,
    endsAt: Math.min(removedAt ?? never, leavesAt ?? never),
  };
}

function secondsOf(text: string): number {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new ProofFault('malformed_mandate');
  return Math.floor(at / 1000);
}

const added: ReadonlySet<string> = new Set(['device.added']);

/** A device that the phone knows stays what it was, and a new one has its act. */
export function checkDevices(
  devices: readonly Device[],
  pinned: Pinned,
  acts: readonly PinnedAct[],
  { fail }: FindingList,
): void {
  for (const known of pinned.devices) {
    const isSame = devices.some(({ id, key, activeFrom }) => {
      return id === known.id && key === known.key && activeFrom === known.activeFrom;
    });
    if (!isSame) fail('devices_differ', { device: known.id });
  }
  for (const { id } of devices) {
    const hasAct = acts.some((act) => added.has(act.name) && act.subject.includes(id));
    if (!hasAct) fail('devices_differ', { device: id });
  }
}

const isThere = ({ activeFrom, removedAt }: Device, at: number): boolean =>
  activeFrom <= at && removedAt > at;
const canSign = ({ activeFrom, endsAt }: Device, at: number): boolean => activeFrom <= at && endsAt > at;

/** Not where it begins or ends to sign about then: two clocks may differ on it. */
const canSignAround = (device: Device, at: number): boolean =>
  canSign(device, at - clockSeconds) && canSign(device, at + clockSeconds);

/** A seal is made of what its moment was; its entry is added a little later. */
const sealMinutes = 10;

/** The seal names the keys with which the shop signs. */
export function checkSealedDevices(
  devices: readonly Device[],
  claim: Claim,
  { time, no }: SealEntry,
  { fail }: FindingList,
): void {
  const digestAt = (at: number) =>
    devicesDigest(devices.filter((one) => isThere(one, at)).map(({ key }) => fromBase64(key)));
  const moments = Array.from({ length: sealMinutes + 2 }, (_none, minute) => time + (1 - minute) * 60);
  if (moments.every((at) => !equalBytes(digestAt(at), claim.devices))) {
    fail('devices_differ', { seal: String(no) });
  }
}

const signedKinds: ReadonlyMap<string, string> = new Map([
  ['withdraw', 'withdrawal'],
  ['ad_pay', 'campaign'],
  ['refund_escrow', 'refund'],
  ['refund_pending', 'refund'],
  ['refund_available', 'refund'],
]);

/** An order may have several refunds: the key of the movement begins with the one that it is of. */
const subjectOf = ({ once_key: key, document }: BookRow, kind: string): string =>
  kind === 'refund' ? key.slice(0, 36) : document;

type MandateParts = {
  readonly rows: readonly BookRow[];
  readonly acts: readonly PinnedAct[];
  readonly devices: readonly Device[];
  readonly mandates: readonly unknown[];
  /** The shop's code. */
  readonly shop: string;
  readonly verifyMandate: VerifyMandate;
};

/** Every debit that the shop alone can cause since it has a device was signed by one of its devices, for this amount. */
export async function checkMandates(
  { rows, acts, devices, mandates, shop, verifyMandate: verify }: MandateParts,
  { fail }: FindingList,
): Promise<void> {
  const all = mandates.map((one) => readFields(one, 'malformed_mandate'));
  const bySubject = new Map(all.map((fields) => [fields.text('subject'), fields] as const));
  const couldSign = (at: number) => devices.some((one) => canSignAround(one, at));
  const schedules = { acts, shop, couldSign, own: new Set(bySubject.keys()), find: findSchedule };
  async function findSchedule(id: string): Promise<Mandate | undefined> {
    const fields = all.find((one) => one.get('id') === id);
    const mandate = fields === undefined ? undefined : await readMandate(fields, devices, verify);
    return mandate === undefined || !wasAble(mandate, fields) ? undefined : mandate;
  }
  /** What is signed for weeks was signed by a device that could sign then. */
  function wasAble({ at }: Mandate, fields: Fields | undefined): boolean {
    const seconds = Date.parse(at) / 1000;
    const device = fields === undefined ? undefined : deviceOf(fields, devices);
    // A shop's first device signs from the moment at which it was added.
    return device !== undefined && canSign(device, seconds + clockSeconds) && seconds < device.endsAt;
  }
  const used = new Set<string>();
  for (const row of rows) {
    const kind = signedKinds.get(row.kind);
    if (kind === undefined || !couldSign(row.at / 1000)) continue;
    const facts = { row: String(row.seq), kind: row.kind, amount: String(row.units) };
    const fields = bySubject.get(subjectOf(row, kind));
    const mandate = fields === undefined ? undefined : await readMandate(fields, devices, verify);
    // What was signed once allows one debit.
    const isAgain = mandate !== undefined && used.has(mandate.nonce);
    if (mandate !== undefined) used.add(mandate.nonce);
    if (mandate !== undefined && !isAgain && covers(mandate, { row, kind, shop })) continue;
    const isScheduled = mandate === undefined && kind === 'withdrawal' && (await isCovered(row, schedules));
    if (!isScheduled) fail('unsigned_debit', facts);
  }
}

function deviceOf(fields: Fields, devices: readonly Device[]): Device | undefined {
  const named = readFields(fields.get('device'), 'malformed_mandate').text('id');
  return devices.find(({ id }) => id === named);
}

async function readMandate(
  fields: Fields,
  devices: readonly Device[],
  verify: VerifyMandate,
): Promise<Mandate | undefined> {
  const device = deviceOf(fields, devices);
  if (device === undefined) return undefined;
  const bytesOf = (name: string) => {
    const text = fields.textOrNull(name);
    return text === null ? undefined : fromBase64(text);
  };
  const signature = {
    signature: fromBase64(fields.text('signature')),
    authenticatorData: bytesOf('authenticator_data'),
    clientData: bytesOf('client_data'),
  };
  try {
    return await verify(fields.text('body'), { device, signature });
  } catch (error) {
    if (error instanceof ProofFault) return undefined;
    throw error;
  }
}

/** Books and devices have the times of two clocks, which a platform holds five seconds apart at most. */
const clockSeconds = 15;

/** Between what was signed and what was booked. */
const signedMinutes = 15;

function covers(
  mandate: Mandate,
  { row, kind, shop }: { row: BookRow; kind: string; shop: string },
): boolean {
  const apartMs = Math.abs(row.at - Date.parse(mandate.at));
  const units = mandate.amount.replace('.', '');
  // Promotion credit pays a part of a campaign: the balance pays no more than what was signed.
  const isAmount =
    /^\d+$/.test(units) && (kind === 'withdrawal' ? BigInt(units) === row.units : BigInt(units) >= row.units);
  // A refund is signed for one order: it is no signature for the refund of another one.
  const isOrder = kind !== 'refund' || mandate.account === row.document;
  const isInTime = apartMs <= signedMinutes * 60_000;
  return mandate.kind === kind && mandate.shop === shop && isInTime && isAmount && isOrder;
}
