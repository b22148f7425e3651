import { useNavigate } from '#ui/routing/hooks.ts';
import { heldWhole } from '#domain/restriction.ts';
import {
  listAllRestrictions,
  placeRestriction,
  proposalQueue,
  proposeRestriction,
} from '#features/restriction/console.contract.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useNow } from '#ui/words/useNow.ts';
import { evidenceOf } from './fields.tsx';
import { needsTwo, spanOf, type Draft } from './draft.ts';

type Props = { draft: Draft; currency: string; onClose: () => void };

/** The last look before it stands, or before it is proposed; a refusal leaves what was typed where it is. */
export function ConfirmRestrict({ draft, currency, onClose }: Props) {
  const { form } = useWords().risk;
  const toast = useToast();
  const go = useNavigate();
  const now = useNow();
  const changes = [listAllRestrictions, proposalQueue];
  const place = useAct(placeRestriction, {
    changes,
    onDone: ({ id }) => {
      toast(form.done, 'good');
      go(`/restrictions/${id}`);
    },
  });
  const propose = useAct(proposeRestriction, {
    changes,
    onDone: () => {
      toast(form.proposed, 'good');
      go('/restrictions');
    },
  });
  const isProposal = needsTwo(draft);

  function send(): void {
    const { shop, level, code, text } = draft;
    const { from, until } = spanOf(draft, now.getTime());
    const said = { shop: shop.trim(), reason: text.trim(), evidence: evidenceOf(draft.evidence) ?? [] };
    const end = new Date(until).toISOString();
    const amount = amountOf(draft.amount, currency);
    const facts = {
      ...said,
      code,
      until: end,
      ...(from > now.getTime() ? { from: new Date(from).toISOString() } : {}),
      ...(level === 'withdrawal_prohibited' && amount !== undefined ? { amount } : {}),
      ...(code === 'H06' ? { file_no: draft.fileNo.trim() } : {}),
    };
    const whole = heldWhole(code, level);
    if (isProposal && whole !== undefined)
      propose.act({ ...facts, level: whole, document_id: draft.document });
    else place.act({ ...facts, level });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      onConfirm={send}
      title={form.confirm_title}
      action={isProposal ? form.propose : form.send}
      isBusy={place.isBusy || propose.isBusy}
      error={place.error ?? propose.error}
    >
      <p>{isProposal ? form.two_people : form.confirm_text}</p>
    </ConfirmDialog>
  );
}
