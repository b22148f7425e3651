// The brand: its look by one owner, its name and operator by two.
import { createHash } from 'node:crypto';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { markIn } from '#domain/text/marks.ts';
import type * as contract from '#features/configuration/brand.contract.ts';
import { takePictureTurn } from '#features/files/server/public.ts';
import { assertFreshFactor } from '#features/staff/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Act } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { loadSharp } from '#platform/sharp.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './brand.sql.ts';
import { changeSettings, readSettings, writeSettings } from './settings.ts';

const logoSide = { min: 64, max: 512, read: 8_000 } as const;
const logoBytesMax = 200_000;

export async function presentBrand(
  tx: Tx,
  { brand }: Environment,
  { personId }: Session,
): Promise<GivenOf<typeof contract.brandSettings>> {
  const { settings, versions } = await readSettings(tx);
  const { look, legal } = settings;
  const waiting = await sql.waitingProposal(tx);
  return {
    look_version: versions.look,
    color: look.color ?? brand.color ?? null,
    logo_url: look.logo === null ? null : logoPath(look.logo),
    own_logo: look.logo !== null,
    support: look.support,
    sender: look.sender,
    legal_version: versions.legal,
    name: legal?.name ?? brand.name,
    legal_name: legal?.legal_name ?? brand.legalName,
    country: legal?.country ?? brand.country,
    proposal:
      waiting === undefined
        ? null
        : {
            id: waiting.id,
            ...waiting.body,
            why: waiting.why,
            made_by: waiting.maker ?? '',
            made_at: waiting.made_at,
            is_yours: waiting.made_by === personId,
          },
  };
}

/** Where a logo is served. */
export function logoPath(hash: string): string {
  return `/brand/logo/${hash}.png`;
}

type LegalCall = typeof contract.proposeLegal | typeof contract.decideLegal;
type Asked<E extends LegalCall | typeof contract.changeLook | typeof contract.uploadLogo> = Act<E> & {
  session: Session;
};

/** @throws Refused `invalidParameter` `sender` (`third_party_mark`). */
export async function setLook({ env, tx, input, session, now, audit }: Asked<typeof contract.changeLook>) {
  await assertFreshFactor(env, session);
  const { look: before } = (await readSettings(tx)).settings;
  const { color, support, sender, version: after, why } = input;
  if (sender !== null) assertOwnName(sender, 'sender');
  const logo = input.logo === null ? null : before.logo;
  const body = { color, support, sender, logo };
  audit({ subject: 'look', why, before, after: body });
  return changeSettings(env, { kind: 'look', after, body, why, by: session.personId, at: now });
}

/**
 * Draws a logo anew and takes it over.
 *
 * @throws Refused `invalidParameter` `file`: `mime`, `dimensions` (`side` in pixels) or `damaged`.
 */
export async function takeLogo({
  env,
  tx,
  input,
  session,
  now,
  call,
  audit,
}: Asked<typeof contract.uploadLogo>) {
  await assertFreshFactor(env, session);
  const turn = { sender: session.personId, pixels: logoSide.read ** 2 };
  const bytes = await takePictureTurn(turn, () => drawLogo(call.files?.[0]?.bytes ?? Buffer.alloc(0)));
  const hash = createHash('sha256').update(bytes).digest('hex');
  const by = session.personId;
  const { look: before } = (await readSettings(tx)).settings;
  await sql.insertLogoRow(tx, { hash, bytes, by, at: now });
  const body = { ...before, logo: hash };
  audit({ subject: 'look', before, after: body });
  return changeSettings(env, { kind: 'look', after: input.version, body, why: '', by, at: now });
}

/** Only the pixels stay: nothing hidden in a file, and never an SVG, which could carry programs. */
async function drawLogo(bytes: Buffer): Promise<Buffer> {
  const wrong = (reason: string, more = {}) => refuse('invalidParameter', { field: 'file', reason, ...more });
  const limitInputPixels = logoSide.read ** 2;
  const sharp = await loadSharp();
  const facts = await sharp(bytes, { limitInputPixels })
    .metadata()
    .catch(() => undefined);
  if (facts === undefined || !['png', 'jpeg', 'webp'].includes(facts.format))
    throw wrong('mime', { pdf: false });
  if (Math.min(facts.width, facts.height) < logoSide.min) throw wrong('dimensions', { side: logoSide.min });
  if (Math.max(facts.width, facts.height) > logoSide.read) throw wrong('dimensions', { side: logoSide.read });
  for (const side of [logoSide.max, logoSide.max / 2]) {
    const drawn = await sharp(bytes, { limitInputPixels })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: side < logoSide.max })
      .toBuffer()
      .catch(() => undefined);
    if (drawn === undefined) throw wrong('damaged');
    if (drawn.length <= logoBytesMax) return drawn;
  }
  throw wrong('too_large', { size: logoBytesMax / 1_000_000 });
}

/**
 * Proposes another name or operator.
 *
 * @throws Refused `invalidParameter` (`third_party_mark`, with the mark) where a name is somebody else's mark or nearly so.
 * @throws Refused `invalidOperation` (`proposed`) where one waits already.
 */
export async function propose({ env, tx, input, session, now, audit }: Asked<typeof contract.proposeLegal>) {
  await assertFreshFactor(env, session);
  const { name, legal_name: legalName, country, why, version } = input;
  assertOwnName(name, 'name');
  assertOwnName(legalName, 'legal_name');
  const { versions, settings } = await readSettings(tx);
  if (versions.legal !== version) throw refuse('staleVersion', { field: 'version', reason: 'changed' });
  const id = env.random.id(now);
  const body = { name, legal_name: legalName, country };
  const row = { id, version, body, why, made_by: session.personId, made_at: now };
  if (!(await sql.insertProposal(tx, row))) throw refuse('invalidOperation', { reason: 'proposed' });
  audit({ subject: 'legal', why, before: settings.legal ?? null, after: body });
  return { id };
}

/**
 * Confirms another owner's proposal, which then stands, or declines it.
 *
 * @throws Refused `insufficientPermissions` (`same_person`) where who proposed it confirms it.
 * @throws Refused `invalidOperation` (`decided`) where it was decided before.
 */
export async function decide({ env, input, session, now, audit }: Asked<typeof contract.decideLegal>) {
  await assertFreshFactor(env, session);
  const { id, verdict: state } = input;
  const by = session.personId;
  await env.db.transaction(async (tx) => {
    const row = await sql.findProposal(tx, { id });
    if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'legal_proposal' });
    if (state === 'confirmed' && row.made_by === by) {
      throw refuse('insufficientPermissions', { reason: 'same_person' });
    }
    if (!(await sql.closeProposal(tx, { id, state, by, at: now }))) {
      throw refuse('invalidOperation', { reason: 'decided', state: row.state });
    }
    audit({ subject: 'legal', why: row.why, before: { state: 'proposed' }, after: { state, ...row.body } });
    if (state === 'declined') return;
    const { version: after, body, why, made_by: maker } = row;
    await writeSettings(tx, { kind: 'legal', after, body, why, by: maker, at: now, confirmedBy: by });
  });
  await env.settings.refresh();
  return { state };
}

function assertOwnName(name: string, field: string): void {
  const mark = markIn(name);
  if (mark !== undefined) throw refuse('invalidParameter', { field, reason: 'third_party_mark', mark });
}
