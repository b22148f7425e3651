// Calls of buyers without an account, and of the shop.
import {
  answerQuestion,
  askQuestion,
  confirmQuestion,
  deleteQuestion,
  goodsQuestions,
  listQuestions,
  readQuestion,
  removeQuestion,
  showQuestion,
} from '#features/questions/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { shopOfSignedLink } from '#platform/http/signed-link.ts';
import { answer, listAll, remove, show } from './answer.ts';
import { ask, confirm, deleteOwn, listPublic, showOwn } from './ask.ts';

export function questionRoutes(registry: Registry): void {
  handle(registry, askQuestion, (act) =>
    ask(act, { ip: act.call.ip, language: act.call.language }, act.input),
  );
  const byLink = { shopOf: shopOfSignedLink };
  handle(
    registry,
    readQuestion,
    (act) => showOwn(act, { token: act.input.token, language: act.call.language }),
    { direct: true },
  );
  handle(
    registry,
    confirmQuestion,
    (act) => confirm(act, { token: act.input.token, language: act.call.language }),
    byLink,
  );
  handle(registry, deleteQuestion, (act) => deleteOwn(act, act.input.token), byLink);
  handle(registry, goodsQuestions, (act) => listPublic(act, act.input), { direct: true });
  handle(registry, listQuestions, (act) => listAll(act, act.call.language, act.input));
  handle(registry, answerQuestion, (act) => answer(act, act.call.language, act.input));
  handle(registry, showQuestion, (act) => show(act, act.call.language, act.input));
  handle(registry, removeQuestion, (act) => remove(act, act.input.id));
}
