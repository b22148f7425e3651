/**
 * Writes the tables of `docs/product.md` from the code that they describe: accounts, postings, state machines, holds,
 * limits. Each stands between `<!-- NAME -->` and `<!-- end -->`; the words around them are written by people.
 *
 *   npm run product
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accountKinds } from '#domain/ledger/accounts.ts';
import { keysOf } from '#domain/keys.ts';
import { levelNeeds, levels } from '#domain/shop/levels.ts';
import { postingKinds } from '#domain/ledger/postings.ts';
import { holdRules } from '#domain/restriction.ts';
import { rights } from '#domain/rights.ts';
import { moveFacts, orderMoves } from '#domain/states/order.ts';
import { writeLimits, writePolicy } from './product/limits.ts';
import { writeMachines } from './product/machines.ts';
import { toTable } from './product/table.ts';
import { root } from './programs.ts';

export const productFile = path.join(root, 'docs/product.md');

const writers: Record<string, () => string> = {
  accounts: writeAccounts,
  postings: writePostings,
  moves: writeOrderMoves,
  machines: writeMachines,
  holds: writeHolds,
  rights: writeRights,
  levels: writeLevels,
  policy: writePolicy,
  limits: writeLimits,
};

if (import.meta.main) writeFileSync(productFile, writeProduct(readFileSync(productFile, 'utf8')));

/**
 * The page with its tables written again, the words around them untouched.
 *
 * @throws Error where the page lacks a table, or has one that nothing writes.
 */
export function writeProduct(page: string): string {
  const written = new Set<string>();
  const next = page.replaceAll(/<!-- (\w+) -->\n[^]*?<!-- end -->/g, (_, name: string) => {
    const write = writers[name];
    if (write === undefined) throw new Error(`nothing writes the table ${name} of docs/product.md`);
    written.add(name);
    return `<!-- ${name} -->\n\n${write()}\n\n<!-- end -->`;
  });
  const missing = Object.keys(writers).filter((name) => !written.has(name));
  if (missing.length > 0) throw new Error(`docs/product.md has no place for: ${missing.join(', ')}`);
  return next;
}

function writeAccounts(): string {
  const rows = keysOf(accountKinds).map((kind) => {
    const { nature, subject, meaning } = accountKinds[kind];
    return [`\`${kind}\``, nature, subject === 'none' ? 'one a shop' : `one a ${subject}`, meaning];
  });
  return toTable(['Account', 'Nature', 'How many', 'Meaning'], rows);
}

function writePostings(): string {
  const rows = keysOf(postingKinds).map((kind) => {
    const { debit, credit, by, why } = postingKinds[kind];
    return [`\`${kind}\``, `\`${debit}\` → \`${credit}\``, by.join(', '), why];
  });
  return toTable(['Kind', 'Debit → credit', 'Who may cause it', 'Why'], rows);
}

function writeOrderMoves(): string {
  const rows = keysOf(orderMoves).map((move) => {
    const { row, from, to, by, guard } = moveFacts(move);
    const starts = from.length === 0 ? 'none' : from.join(', ');
    return [row, `\`${move}\``, starts, to, by.join(', '), guard];
  });
  return toTable(['Code', 'Move', 'From', 'To', 'Who', 'Only when'], rows);
}

function writeHolds(): string {
  const rows = holdRules().map(({ code, level, scope, firstHours, totalHours, noticeHours }) => {
    return [code, level, scope, ...[firstHours, totalHours, noticeHours].map((hours) => `${hours / 24}`)];
  });
  const head = [
    'Code',
    'Effect',
    'Scope',
    'Longest, days',
    'With its extension, days',
    'Notice before, days',
  ];
  return toTable(head, rows);
}

function writeRights(): string {
  const rows = keysOf(rights).map((right) => [`\`${right}\``, rights[right].join(', ')]);
  return toTable(['Right', 'Roles'], rows);
}

function writeLevels(): string {
  const rows = keysOf(levels).map((code) => {
    const level = levels[code];
    const needs = levelNeeds[code].map(
      ({ key, rule, need }) => `${key} ${rule === 'below' ? '<' : '≥'} ${need}`,
    );
    const { goodsMax, rowsMax, deletionsPerDay, commissionBps, releaseDays, autoWithdrawMajor } = level;
    const values = [goodsMax, rowsMax, deletionsPerDay, commissionBps, releaseDays, autoWithdrawMajor];
    return [code, ...values.map((value) => value.toLocaleString('en')), needs.join(', ') || 'nothing'];
  });
  const head = [
    'Level',
    'Goods on sale',
    'Showcase rows',
    'Deletions a day',
    'Commission, basis points',
    'Release, days after delivery',
    'Withdrawal a day without a reviewer, major units',
    'Asks for',
  ];
  return toTable(head, rows);
}
