import { useState } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import {
  answerHouse,
  decideClaim,
  houseClaimPicture,
  listClaims,
  readClaim,
  withdrawHouseClaim,
} from '#features/supply/claim.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { UploadField } from '#ui/forms/UploadField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { AnswerForm, ClaimFacts, DecideForm, type Claim } from './ClaimView.tsx';
import { Refused } from './Refused.tsx';

const changes = [readClaim, listClaims];

/** One claim as people of the platform see it: answer, decide, take back. */
export function ClaimScreen() {
  const { claims } = useWords().terms;
  const { id = '' } = useParams();
  const query = useEndpoint(readClaim, { id });
  return (
    <Page title={query.data?.parcel ?? claims.title} back="/supplier-claims">
      <QueryView query={query} skeleton={<SkeletonCards count={2} />}>
        {(claim) => (
          <>
            <Card>
              <ClaimFacts claim={claim} />
            </Card>
            <Acts claim={claim} onChanged={() => void query.refetch()} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Acts({ claim, onChanged }: { claim: Claim; onChanged: () => void }) {
  const { claims } = useWords().terms;
  const toast = useToast();
  const [turn, setTurn] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const { id, can } = claim;
  const answer = useAct(answerHouse, { changes, onDone: () => toast(claims.answered, 'good') });
  const decide = useAct(decideClaim, { changes, onDone: () => toast(claims.decided, 'good') });
  const back = useAct(withdrawHouseClaim, { changes, onDone: () => toast(claims.withdrawn) });
  return (
    <>
      {can.picture ? (
        <UploadField
          key={turn}
          label={claims.add_picture}
          takes="picture"
          part="picture"
          endpoint={houseClaimPicture}
          ask={{ id }}
          onDone={(sent) => {
            if (sent === undefined) return;
            setTurn((before) => before + 1);
            onChanged();
          }}
        />
      ) : null}
      {can.answer ? (
        <AnswerForm isBusy={answer.isBusy} error={answer.error} onSend={(text) => answer.act({ id, text })} />
      ) : null}
      {can.decide ? (
        <DecideForm
          claim={claim}
          isBusy={decide.isBusy}
          error={decide.error}
          onSend={(amount, text) => decide.act({ id, amount, text })}
        />
      ) : null}
      {can.withdraw ? (
        <div>
          <Button tone="quiet" onClick={() => setAsking(true)}>
            {claims.withdraw}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking && can.withdraw}
        isDanger
        onClose={() => setAsking(false)}
        onConfirm={() => back.act({ id })}
        title={claims.withdraw_title}
        action={claims.withdraw}
        isBusy={back.isBusy}
      >
        <Refused error={back.error} />
      </ConfirmDialog>
    </>
  );
}
