// The verifier as a page: the same check as the command, as far as a browser may read another address.
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '#domain/proof/hash.ts';
import type { VerifyEd25519 } from '#domain/proof/note.ts';
import { baseOf } from '../check/card.ts';
import { verifyEd25519 } from '../check/ed25519.ts';
import { sentenceOf } from '../check/failure.ts';
import { makeReader } from '../check/fetching.ts';
import type { Check, Report } from '../check/report.ts';
import { verifyInstance } from '../check/verify.ts';

const form = document.querySelector('form');
const button = document.querySelector('button');
const address = document.querySelector('input');
const list = document.querySelector('#checks');
const verdict = document.querySelector('#verdict');

// A link may say which instance: nothing is asked of it before somebody wants that.
const named = new URLSearchParams(location.search).get('url');
if (address !== null && named !== null) address.value = named;

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void start(address?.value.trim() ?? '');
});

async function start(typed: string): Promise<void> {
  const base = baseOf(typed);
  list?.replaceChildren();
  if (base === undefined) {
    say('This is no address.', 'wrong');
    return;
  }
  if (button !== null) button.disabled = true;
  say('Reading the record …');
  try {
    tell(await check(base));
  } catch (error) {
    say(sentenceOf(error), 'wrong');
  } finally {
    if (button !== null) button.disabled = false;
  }
}

function check(base: string): Promise<Report> {
  return verifyInstance({
    base,
    reader: makeReader({ fetch: (url, init) => fetch(url, { ...init, credentials: 'omit' }) }),
    verify: verifyAnywhere,
    hash: sha256,
    now: Math.floor(Date.now() / 1_000),
    isPage: true,
    onCheck: (one) => list?.append(rowOf(one)),
    onProgress: (done, of) => say(`${done.toLocaleString()} of ${of.toLocaleString()} entries …`),
  });
}

/** Browsers whose WebCrypto has no Ed25519 compute it themselves. */
const verifyAnywhere: VerifyEd25519 = async (publicKey, message, signature) => {
  try {
    return await verifyEd25519(publicKey, message, signature);
  } catch {
    return signature.length === 64 && ed25519.verify(signature, message, publicKey);
  }
};

function tell({ ok, sentence, facts, notes }: Report): void {
  const size = facts.size === undefined ? '' : ` ${facts.size.toLocaleString()} entries.`;
  say(ok ? `${sentence}${size}` : sentence, ok ? 'ok' : 'wrong');
  list?.append(...notes.map((note) => rowOf({ name: 'note', ok: undefined, sentence: note })));
}

function say(sentence: string, kind: 'ok' | 'wrong' | '' = ''): void {
  const line = document.createElement('p');
  line.className = `verdict ${kind}`;
  line.textContent = sentence;
  verdict?.replaceChildren(line);
}

type Row = Pick<Check, 'name' | 'sentence'> & { readonly ok: boolean | undefined };

function rowOf({ name, ok, sentence }: Row): HTMLLIElement {
  const row = document.createElement('li');
  const word = ok === undefined ? '' : ok ? 'OK' : 'WRONG';
  const kind = ok === undefined ? 'soft' : ok ? 'ok' : 'wrong';
  row.append(span(word, kind), span(name, 'soft'), span(sentence, ''));
  return row;
}

function span(text: string, kind: string): HTMLSpanElement {
  const made = document.createElement('span');
  made.className = kind;
  made.textContent = text;
  return made;
}
