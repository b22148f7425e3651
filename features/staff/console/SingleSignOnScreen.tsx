import { useEffect, useRef, useState } from 'react';
import {
  connectSingleSignOn,
  readConnection,
  singleSignOn,
} from '#features/staff/single-sign-on.contract.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Note } from '#ui/content/Note.tsx';
import { useLocation, useNavigate } from '#ui/routing/hooks.ts';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { DoorFrame, DoorHead } from './DoorFrame.tsx';
import { Fault } from './Fault.tsx';
import type { FirstStep } from './PasswordStep.tsx';
import { forgetTry, readTry } from './single-sign-on-try.ts';
import { SignInSteps } from './SignInSteps.tsx';

type Props = { onSignedIn: (token: string) => void };

/** Where the identity provider lets the browser return: the second factor follows, or an account is connected. */
export function SingleSignOnScreen({ onSignedIn }: Props) {
  const { sso: words } = useWords().access;
  const { search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const wasSent = useRef(false);
  const [tried] = useState(readTry);
  const [first, setFirst] = useState<FirstStep>();
  const enter = useAct(singleSignOn, { onDone: setFirst });
  const connect = useAct(connectSingleSignOn, {
    changes: [readConnection],
    onDone: () => {
      toast(words.connected);
      navigate('/account', { replace: true });
    },
  });

  useEffect(() => {
    // The answer counts once: it is sent once, however often this is drawn, and does not stay in the address.
    if (wasSent.current) return;
    wasSent.current = true;
    forgetTry();
    navigate('/sso', { replace: true });
    if (tried === undefined) return;
    const answer = { handle: tried.handle, query: search };
    if (tried.isConnecting) connect.act(answer);
    else enter.act(answer);
  }, [tried, search, navigate, connect, enter]);

  const error = enter.error ?? connect.error;
  const from = tried === undefined || tried.from.startsWith('/sso') ? '/' : tried.from;
  const hasFailed = tried === undefined || error !== null;
  if (first !== undefined) {
    const done = (token: string): void => {
      onSignedIn(token);
      navigate(from, { replace: true });
    };
    return (
      <DoorFrame>
        <SignInSteps
          begun={first}
          onSignedIn={done}
          head={(title, lead) => <DoorHead title={title} lead={lead} />}
        />
      </DoorFrame>
    );
  }
  return (
    <DoorFrame>
      <DoorHead title={words.title} lead={hasFailed ? '' : words.waiting} />
      {hasFailed ? null : <SkeletonRows count={2} />}
      {tried === undefined ? <Note tone="warn">{words.reason.over}</Note> : null}
      <Fault error={error} reasons={words.reason} />
      {hasFailed ? <LinkButton to={from}>{words.back}</LinkButton> : null}
    </DoorFrame>
  );
}
