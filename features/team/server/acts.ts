// What members did, as the pipeline tells it.
import type { MemberAct } from '#platform/http/member-acts.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './team.sql.ts';

/** What changes nothing that anybody could ask about: signs of life, marks of what was read, one's own sign-out. */
const unnoted: readonly string[] = [
  'typingChat',
  'markChat',
  'logout',
  'perInfo',
  'checkNotices',
  'voteArticle',
];

export async function noteMemberAct(tx: Tx, act: MemberAct): Promise<void> {
  const { env, shopId, personId, call, at } = act;
  if (unnoted.includes(call)) return;
  for (const subject of act.subjects) {
    await sql.noteAct(tx, { shopId, id: env.random.id(at), personId, call, subject, now: at });
  }
}
