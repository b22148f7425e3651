// What is served to a stranger against what is on record.
import canonicalize from 'canonicalize';
import type { DocName } from '#domain/proof/entry.ts';
import type { Card } from './card.ts';
import type { Docs } from './docs.ts';
import { Failure } from './failure.ts';
import { bytesMax, type Reader } from './fetching.ts';
import type { Log } from './report.ts';
import { dayOf, momentOf } from './say.ts';
import { fieldsOf, openEnvelope, parseJson } from './shape.ts';

type ServedInput = {
  readonly base: string;
  readonly card: Card;
  readonly docs: Docs;
  readonly reader: Reader;
  readonly isPage: boolean;
};

/** Where a stranger reads what a document says; `without` has a document of its own. */
const places: readonly { readonly name: DocName; readonly path: string; readonly without?: string }[] = [
  { name: 'terms', path: '/api/v1/trust/terms' },
  { name: 'fees', path: '/fees.json' },
  { name: 'ranking', path: '/ranking.json' },
  { name: 'entity', path: '/api/v1/trust/entity', without: 'terms' },
];

export async function checkServed(
  log: Log,
  { base, card, docs, reader, isPage }: ServedInput,
): Promise<void> {
  for (const { name, path, without = '' } of places) {
    if (isPage && path.startsWith('/api/')) {
      log.notes.push(`A page cannot read ${path} of another address: the command can.`);
      continue;
    }
    const current = docs.current.get(name);
    if (current === undefined) {
      log.notes.push(`The record has no ${name}: what ${path} serves cannot be compared.`);
      continue;
    }
    await log.check(name, async () => {
      const what = `The page ${path}`;
      const text = await reader.text(`${base}${path}`, { max: bytesMax.call, what });
      const { [without]: _other, ...served } = fieldsOf(openEnvelope(parseJson(text, what), what), what);
      const said = canonicalize(served);
      if (said === canonicalize(current.value)) {
        return `${path} is version ${current.doc.version}, on record since ${momentOf(current.doc.time)}.`;
      }
      const announced = docs.announced.find(
        (one) => one.doc.name === name && canonicalize(one.value) === said,
      );
      if (announced !== undefined) {
        return `${path} is version ${announced.doc.version}, which is on record and counts from ${dayOf(announced.doc.from)}.`;
      }
      throw new Failure(
        'served',
        `${path} serves other ${name} than those on record since ${momentOf(current.doc.time)} (version ${current.doc.version}).`,
      );
    });
  }
  await checkKeys(log, card, docs);
}

/** The keys that the card names are those on record: a key that only one visitor is told is found here. */
async function checkKeys(log: Log, card: Card, docs: Docs): Promise<void> {
  const keys = docs.current.get('keys');
  if (keys === undefined) {
    log.notes.push('The record has no keys: those of the trust card cannot be compared.');
    return;
  }
  await log.check('keys', () => {
    const { log: logKey, slip, receipts } = fieldsOf(keys.value, 'The document "keys"');
    const told = [
      ['log', logKey, card.log.vkey],
      ['slips', slip, card.log.slipVkey],
      ['receipts', canonicalize(receipts), canonicalize(listOfKeys(card))],
    ] as const;
    for (const [name, recorded, served] of told) {
      if (recorded === served) continue;
      throw new Failure('served', `The trust card names another key of ${name} than the one on record.`);
    }
    return `The keys of log, slips and receipts are those on record since ${momentOf(keys.doc.time)}.`;
  });
}

function listOfKeys({ fields }: Card): unknown {
  return fieldsOf(fields['keys'], 'keys of the trust card')['list'];
}
