import { useState } from 'react';
import { claimKindsOf } from '#domain/states/supplier-claim.ts';
import {
  answerClaim,
  claimPicture,
  openClaim,
  ownClaims,
  withdrawClaim,
} from '#features/supply/claim.contract.ts';
import { ownGoods } from '#features/supply/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { UploadField } from '#ui/forms/UploadField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { AnswerForm, ClaimFacts, type Claim } from './ClaimView.tsx';
import { Refused } from './Refused.tsx';

type Which = 'open' | 'all';

/** A supplier's claims and those against it. */
export function ClaimsScreen() {
  const { claims } = useWords().terms;
  const [which, setWhich] = useState<Which>('open');
  const [page, setPage] = useState(1);
  const [isMaking, setMaking] = useState(false);
  const query = useEndpoint(ownClaims, { state: which, page }, { keepPrevious: true });
  return (
    <Page
      title={claims.title}
      lead={claims.lead}
      actions={<Button onClick={() => setMaking(true)}>{claims.make}</Button>}
    >
      <Chips<Which>
        label={claims.filter}
        value={which}
        onChange={(next) => {
          setWhich(next);
          setPage(1);
        }}
        options={[
          { value: 'open', label: claims.open },
          { value: 'all', label: claims.all },
        ]}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonCards count={2} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={claims.empty} /> }}
      >
        {(answer) => (
          <>
            {answer.list.map((claim) => (
              <OwnClaim key={claim.id} claim={claim} onChanged={() => void query.refetch()} />
            ))}
            <Pager page={answer.page} hasMore={answer.has_more} onPage={setPage} />
          </>
        )}
      </QueryView>
      {isMaking ? <MakeClaim onClose={() => setMaking(false)} /> : null}
    </Page>
  );
}

function MakeClaim({ onClose }: { onClose: () => void }) {
  const { claims } = useWords().terms;
  const toast = useToast();
  const currency = useEndpoint(ownGoods, { q: '', page: 1 }).data?.currency ?? 'USD';
  const { act, isBusy, error } = useAct(openClaim, {
    changes: [ownClaims],
    onDone: () => {
      toast(claims.sent, 'good');
      onClose();
    },
  });
  const kinds = claimKindsOf.supplier;
  return (
    <ClaimForm
      kinds={kinds}
      currency={currency}
      isBusy={isBusy}
      error={error}
      onSend={act}
      onClose={onClose}
    />
  );
}

function OwnClaim({ claim, onChanged }: { claim: Claim; onChanged: () => void }) {
  const { claims } = useWords().terms;
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [turn, setTurn] = useState(0);
  const answer = useAct(answerClaim, {
    changes: [ownClaims],
    onDone: () => toast(claims.answered, 'good'),
  });
  const back = useAct(withdrawClaim, {
    changes: [ownClaims],
    onDone: () => {
      toast(claims.withdrawn);
      setAsking(false);
    },
  });
  return (
    <Card title={claim.parcel}>
      <ClaimFacts claim={claim} />
      {claim.can.picture ? (
        <UploadField
          key={turn}
          label={claims.add_picture}
          takes="picture"
          part="picture"
          endpoint={claimPicture}
          ask={{ id: claim.id }}
          onDone={(sent) => {
            if (sent === undefined) return;
            setTurn((before) => before + 1);
            onChanged();
          }}
        />
      ) : null}
      {claim.can.answer ? (
        <AnswerForm
          isBusy={answer.isBusy}
          error={answer.error}
          onSend={(text) => answer.act({ id: claim.id, text })}
        />
      ) : null}
      {claim.can.withdraw ? (
        <div>
          <Button tone="quiet" onClick={() => setAsking(true)}>
            {claims.withdraw}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        onClose={() => setAsking(false)}
        onConfirm={() => back.act({ id: claim.id })}
        title={claims.withdraw_title}
        action={claims.withdraw}
        isBusy={back.isBusy}
      >
        <Refused error={back.error} />
      </ConfirmDialog>
    </Card>
  );
}
