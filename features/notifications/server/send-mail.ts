// Mails of a round: what was told together is one letter, a summary and a code each their own.
import { choicesOf } from '#domain/notice-choices.ts';
import { noticeKinds } from '#domain/notices.ts';
import { addHours } from '#domain/time.ts';
import { secrets } from '#features/people/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { MailRefused, type Letter } from '#platform/ports/mail.ts';
import { codeOf } from './mail-code.ts';
import { codeMail, digestMail, noticesMail, resetMail, type MailAsk, type Said } from './notice-mail.ts';
import { readUnread, type Fate } from './outbox.sql.ts';
import { resetUntil } from './reset-mail.ts';
import { fateOf, retried, sayAll, type Job, type Round } from './round.ts';

/** Sends what these jobs say, and gives what became of each. */
export async function sendMails(round: Round, jobs: readonly Job[]): Promise<Fate[]> {
  const told = Map.groupBy(
    jobs.filter(({ claimed }) => claimed.what === 'notice'),
    ({ claimed }) => claimed.together,
  );
  const single = jobs.filter(({ claimed }) => claimed.what !== 'notice');
  const fates: Fate[] = [];
  for (const some of [...told.values(), ...single.map((job) => [job])]) {
    const letter = await letterOf(round, some);
    for (const fate of await sendOne(round, some, letter)) fates.push(fate);
  }
  return fates;
}

async function sendOne(round: Round, jobs: readonly Job[], letter: Letter | undefined): Promise<Fate[]> {
  if (letter === undefined) return jobs.map(({ claimed }) => fateOf(round, claimed, 'unneeded'));
  try {
    await round.world.mail.send(letter);
    return jobs.map(({ claimed }) => fateOf(round, claimed, 'sent'));
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)) || 'unknown';
    return jobs.map(({ claimed }) =>
      error instanceof MailRefused
        ? fateOf(round, claimed, 'given_up', failure)
        : retried(round, claimed, failure),
    );
  }
}

/** Undefined where there is nothing to say any more. */
async function letterOf(round: Round, jobs: readonly Job[]): Promise<Letter | undefined> {
  const { world, shopId, language, reached } = round;
  const [first] = jobs;
  if (first === undefined || reached === undefined) return undefined;
  const shop = (await shopOf(world.db.direct, shopId)).name;
  const ask = { world, shopId, shop, language };
  const { what, id, together } = first.claimed;
  if (what === 'code') return codeLetter(round, { ...ask, id }, first);
  if (reached.address === undefined) return undefined;
  const own: MailAsk = { ...ask, address: reached.address, id: what === 'notice' ? together : id };
  if (what === 'reset') return resetLetter(round, own, first);
  if (what === 'digest') return digestLetter(round, own);
  const rows = jobs.flatMap(({ notice }) => notice ?? []).toSorted((a, b) => Number(a.n - b.n));
  const said = await sayAll(round, rows);
  return noticesMail(own, [...said.values()]);
}

/** A code that was replaced, used or is too old is not sent any more. */
function codeLetter(
  { reached, world, shopId, now }: Round,
  ask: Omit<MailAsk, 'address'>,
  { claimed }: Job,
): Letter | undefined {
  const reach = reached?.reach;
  if (reach === undefined || reach.code_mark === null || reach.code_address === null) return undefined;
  if (claimed.once_key !== `code:${reach.code_mark}` || (reach.code_until ?? now) <= now) return undefined;
  return codeMail({ ...ask, address: reach.code_address }, codeOf(world, shopId, reach.code_mark));
}

/** The link is made when it is sent: it follows from the password and the address of this moment. */
function resetLetter({ world, reached, now }: Round, own: MailAsk, { claimed }: Job): Letter | undefined {
  const until = resetUntil(claimed.once_key);
  if (reached === undefined || until === undefined || until <= now) return undefined;
  const { person } = reached;
  const who = { shopId: own.shopId, personId: person.id };
  const token = secrets.recovery.tokenOf(world, {
    who,
    passwordHash: person.password_hash,
    address: own.address,
    until,
  });
  return resetMail(own, { username: person.username, token });
}

/** A little more than a day and a week: a house that was away for a while leaves nothing out. */
const digestHours = { daily: 30, weekly: 174 } as const;
/** More than anybody counts: the mail names a few of them and says how many there are. */
const countedMax = 500;

async function digestLetter(round: Round, ask: MailAsk): Promise<Letter | undefined> {
  const { world, shopId, now, box, reached } = round;
  const every = reached?.reach.digest ?? 'off';
  if (every === 'off') return undefined;
  const notify = reached?.person.notify;
  const rows = await readUnread(world.db.direct, shopId, {
    above: box.read_to,
    since: addHours(now, -digestHours[every]),
    kinds: noticeKinds.filter((kind) => choicesOf(notify, kind).app),
    limit: countedMax,
  });
  if (rows.length === 0) return undefined;
  const said: ReadonlyMap<bigint, Said> = await sayAll(round, rows);
  return digestMail(ask, every, [...said.values()]);
}
