// One auction: which candidates stand at the sponsored places of a page. A second price with quality: places go by
// score, and who gets one pays what it takes to stay above the next. It reads nothing but its arguments.
import { ads } from './parameters.ts';
import { drawFor, drawPpm, drawsOf, drawWord, keyOf, type Draws } from './seed.ts';
import type { AuctionInput, AuctionResult, Candidate, LossReason, Pool, Win } from './types.ts';

/** A pool made ready: ranked once for all of its auctions. */
export type OpenPool = {
  readonly candidates: readonly Candidate[];
  /** Places of the candidates that may be shown at all, the highest score first. */
  readonly ranked: readonly number[];
  readonly newcomers: readonly number[];
  readonly scores: readonly bigint[];
  /** Keys of the draws: the campaign's own, and that of its goods within it. */
  readonly campaignKeys: readonly number[];
  readonly keys: readonly number[];
};

export function openPool({ candidates }: Pool): OpenPool {
  const scores = candidates.map(({ score }) => BigInt(score));
  const shown = candidates.flatMap(({ bar }, index) => (bar === null ? [index] : []));
  return {
    candidates,
    scores,
    ranked: shown.toSorted((left, right) => compareScores(scores, left, right) || left - right),
    newcomers: shown.filter((index) => (candidates[index]?.turns ?? null) !== null),
    campaignKeys: candidates.map(({ campaign }) => keyOf(campaign)),
    keys: candidates.map(({ campaign, goods }) => (keyOf(campaign) ^ keyOf(goods)) >>> 0),
  };
}

function compareScores(scores: readonly bigint[], left: number, right: number): number {
  const [one, other] = [scores[left] ?? 0n, scores[right] ?? 0n];
  return one > other ? -1 : one < other ? 1 : 0;
}

/** Decides one page. The same arguments give the same answer on every machine. */
export function runAuction(open: OpenPool, seed: string, input: AuctionInput): AuctionResult {
  const page = openPage(open, seed, input);
  const wins: Win[] = [];
  for (const slot of input.slots) {
    const win = winTurn(page, slot) ?? winAuction(page, slot);
    if (win === undefined) continue;
    wins.push(win);
    const winner = open.candidates[win.index];
    if (winner !== undefined) page.placed.push(winner);
  }
  const shuffled = wins.length > 1 && drawPpm(page.draws, drawFor.shuffle, 0) < ads.chance.shuffledPpm;
  return { wins: shuffled ? shuffle(wins, page.draws) : wins, shuffled };
}

type Page = {
  readonly open: OpenPool;
  readonly draws: Draws;
  readonly among: ReadonlySet<number> | undefined;
  readonly barred: ReadonlyMap<number, LossReason>;
  readonly placed: Candidate[];
  /** Those who take part, ranked, as far as anybody asked; and how far the pool was read for it. */
  readonly line: number[];
  read: number;
};

function openPage(open: OpenPool, seed: string, input: AuctionInput): Page {
  return {
    open,
    draws: drawsOf(seed, input.id),
    among: input.among === null ? undefined : new Set(input.among),
    barred: new Map(input.bars),
    placed: [],
    line: [],
    read: 0,
  };
}

/** Why a candidate takes no part in this page, or null. */
function absenceOf(page: Page, index: number): LossReason | null {
  const candidate = page.open.candidates[index];
  if (candidate === undefined || page.among?.has(index) === false) return 'not_asked';
  const bar = page.barred.get(index) ?? candidate.bar;
  if (bar !== null) return bar;
  const draw = drawPpm(page.draws, drawFor.participation, page.open.campaignKeys[index] ?? 0);
  return draw < candidate.participation ? null : 'pacing';
}

/** Why a candidate cannot stand on the page beside those who do, or null. */
function clashOf(placed: readonly Candidate[], candidate: Candidate): LossReason | null {
  if (placed.some(({ campaign }) => campaign === candidate.campaign)) return 'same_campaign';
  if (placed.some(({ shop }) => shop === candidate.shop)) return 'same_shop';
  return placed.some(({ goods }) => goods === candidate.goods) ? 'same_goods' : null;
}

/** The candidate at a place of the line, which is read from the pool only as far as needed. */
function inLine(page: Page, place: number): number | undefined {
  while (page.line.length <= place && page.read < page.open.ranked.length) readEquals(page);
  return page.line[place];
}

/** Reads on by all candidates of one score; among equals the draw of this auction decides. */
function readEquals(page: Page): void {
  const { ranked, scores, keys } = page.open;
  const score = scores[ranked[page.read] ?? -1];
  const equals: number[] = [];
  for (; page.read < ranked.length; page.read += 1) {
    const index = ranked[page.read] ?? -1;
    if (scores[index] !== score) break;
    if (absenceOf(page, index) === null) equals.push(index);
  }
  if (equals.length > 1) {
    const tie = (index: number) => drawWord(page.draws, drawFor.tie, keys[index] ?? 0);
    equals.sort((left, right) => tie(left) - tie(right) || left - right);
  }
  page.line.push(...equals);
}

/** The first in line, from a place on, who may stand on the page; `not` is a shop that is not asked. */
function firstFit(page: Page, from: number, not?: string): number | undefined {
  for (let place = from; ; place += 1) {
    const index = inLine(page, place);
    if (index === undefined) return undefined;
    const candidate = page.open.candidates[index];
    if (candidate !== undefined && candidate.shop !== not && clashOf(page.placed, candidate) === null)
      return place;
  }
}

function winAuction(page: Page, slot: number): Win | undefined {
  const place = firstFit(page, 0);
  const index = place === undefined ? undefined : page.line[place];
  if (place === undefined || index === undefined) return undefined;
  // A shop never raises its own price: its other goods would not be shown beside these.
  const nextPlace = firstFit(page, place + 1, page.open.candidates[index]?.shop);
  const next = nextPlace === undefined ? undefined : page.line[nextPlace];
  const score = next === undefined ? 0n : (page.open.scores[next] ?? 0n);
  return { slot, index, by: 'auction', next: score.toString() };
}

/** A place for newcomers goes to who had the fewest such views; among equals the draw of this auction decides. */
function winTurn(page: Page, slot: number): Win | undefined {
  if (drawPpm(page.draws, drawFor.turn, slot) >= ads.auction.newcomers.sharePpm) return undefined;
  let best: { index: number; turns: number; draw: number } | undefined;
  for (const index of page.open.newcomers) {
    const candidate = page.open.candidates[index];
    if (candidate === undefined || candidate.turns === null) continue;
    if (best !== undefined && candidate.turns > best.turns) continue;
    const draw = drawWord(page.draws, drawFor.turn, page.open.keys[index] ?? 0);
    if (best !== undefined && candidate.turns === best.turns && draw >= best.draw) continue;
    if (absenceOf(page, index) !== null || clashOf(page.placed, candidate) !== null) continue;
    best = { index, turns: candidate.turns, draw };
  }
  return best === undefined ? undefined : { slot, index: best.index, by: 'turn', next: '0' };
}

/** The same winners at each other's places, drawn (Fisher and Yates); what each pays goes with it. */
function shuffle(wins: readonly Win[], draws: Draws): Win[] {
  const order = wins.map((win) => win);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = drawWord(draws, drawFor.shuffle, last) % (last + 1);
    const [one, two] = [order[last], order[other]];
    if (one === undefined || two === undefined) continue;
    [order[last], order[other]] = [two, one];
  }
  return order.map((win, place) => ({ ...win, slot: wins[place]?.slot ?? win.slot }));
}

/** Why each candidate that won nothing was not shown, in the order of the pool. */
export function lossesOf(
  open: OpenPool,
  seed: string,
  { input, result }: { readonly input: AuctionInput; readonly result: AuctionResult },
): { readonly index: number; readonly reason: LossReason }[] {
  const page = openPage(open, seed, input);
  const won = new Set(result.wins.map(({ index }) => index));
  const placed = result.wins.flatMap(({ index }) => open.candidates[index] ?? []);
  return open.candidates.flatMap((candidate, index) => {
    if (won.has(index)) return [];
    return { index, reason: absenceOf(page, index) ?? clashOf(placed, candidate) ?? 'lower_score' };
  });
}
