// A merchant's short link: it leads to the page and names itself there, so that whoever is shown the page is counted.
import { inLanguage } from '#domain/text/language-path.ts';
import { followLink } from '#features/sharing/contract.ts';
import type { Answer, Visit } from '#features/storefront/server/visit.ts';

export async function followShortLink(visit: Visit): Promise<Answer> {
  const { handle, goods_id: goodsId, code } = await visit.ask(followLink, { code: visit.param('code') });
  const path = goodsId === null ? `/s/${handle}` : `/s/${handle}/goods/${goodsId}`;
  return { redirect: `${inLanguage(visit.spoken.named, path)}?via=${code}` };
}
