// A small world in the shape of the contracts, for component tests: every answer is checked against its own schema.
import { chatAnswers } from './chat.ts';
import { commentAnswers } from './comments.ts';
import { goodsAnswers } from './goods.ts';
import { identityAnswers } from './identity.ts';
import { noticeAnswers } from './notices.ts';
import { invitationAnswers } from './invitations.ts';
import { orderAnswers } from './orders.ts';
import { peopleAnswers } from './people.ts';
import { promotionAnswers } from './promotion.ts';
import { restrictionAnswers } from './restriction.ts';
import { serviceAnswers } from './service.ts';
import { shopAnswers } from './shop.ts';
import type { Answer } from './stub-server.ts';
import { walletAnswers } from './wallet.ts';

/** The answer of every call that the app makes by itself. Tests put their own in front. */
export function shopEnv(): Answer[] {
  return [
    ...chatAnswers(),
    ...commentAnswers(),
    ...peopleAnswers(),
    ...shopAnswers(),
    ...goodsAnswers(),
    ...identityAnswers(),
    ...invitationAnswers(),
    ...noticeAnswers(),
    ...orderAnswers(),
    ...promotionAnswers(),
    ...walletAnswers(),
    ...restrictionAnswers(),
    ...serviceAnswers(),
  ];
}
