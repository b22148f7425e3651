import { useState, type ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { FactorStep } from './FactorStep.tsx';
import { KeptCodes } from './KeptCodes.tsx';
import { PasswordStep, type FirstStep } from './PasswordStep.tsx';
import { SetUpStep } from './SetUpStep.tsx';
import { SingleSignOnButton } from './SingleSignOnButton.tsx';

type Step =
  | { readonly is: 'password' }
  | { readonly is: 'factor' | 'set_up'; readonly ticket: string; readonly factors: FirstStep['factors'] }
  | { readonly is: 'codes'; readonly token: string; readonly codes: readonly string[] };

type Props = {
  /** The head of a step: the page of the sign-in and the sheet over a page have their own. */
  head: (title: string, lead: string) => ReactNode;
  onSignedIn: (token: string) => void;
  known?: string | undefined;
  /** The first step was taken elsewhere. */
  begun?: FirstStep | undefined;
};

/** From the password to the session; a ticket that is over leads back to the beginning. */
export function SignInSteps({ head, onSignedIn, known, begun }: Props) {
  const { access: words, signIn } = useWords();
  const [step, setStep] = useState<Step>(begun === undefined ? { is: 'password' } : stepOf(begun));
  const [username, setUsername] = useState('');

  function begin(first: FirstStep, name: string): void {
    setUsername(name);
    setStep(stepOf(first));
  }

  if (step.is === 'password') {
    return (
      <>
        {head(signIn.title, signIn.lead)}
        <PasswordStep onDone={begin} known={known} />
        {/* It leaves the page: where the sign-in lies over one, what was typed there would be lost. */}
        {known === undefined ? <SingleSignOnButton /> : null}
      </>
    );
  }
  if (step.is === 'codes') {
    return (
      <>
        {head(words.codes.title, words.codes.lead)}
        <KeptCodes codes={step.codes} name={username} onDone={() => onSignedIn(step.token)} />
      </>
    );
  }
  const isNew = step.is === 'set_up';
  return (
    <>
      {head(isNew ? words.set_up.title : words.step.title, isNew ? words.set_up.lead : words.step.lead)}
      {isNew ? (
        <SetUpStep
          ticket={step.ticket}
          onDone={({ token, recovery_codes: codes }) => setStep({ is: 'codes', token, codes })}
        />
      ) : (
        <FactorStep ticket={step.ticket} factors={step.factors} username={username} onSignedIn={onSignedIn} />
      )}
      <Button tone="quiet" size="small" onClick={() => setStep({ is: 'password' })}>
        {words.step.again}
      </Button>
    </>
  );
}

function stepOf({ next, ticket, factors }: FirstStep): Step {
  return { is: next, ticket, factors };
}
