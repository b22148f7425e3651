import { FileCheck, FileKey, KeyRound, LifeBuoy, LockKeyhole, ShieldCheck, Signature } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { AccountCodes } from '#features/people/merchant/AccountCodes.tsx';
import { ChangePassword } from '#features/people/merchant/ChangePassword.tsx';
import { Sessions } from '#features/people/merchant/Sessions.tsx';
import { useMe } from '#features/people/ui/useMe.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Info = OutputOf<typeof perInfo>;

/** Who can open the shop, and what it takes to move money. */
export function SecurityScreen() {
  const { safety: words } = useWords();
  const query = useEndpoint(perInfo, {});
  return (
    <Page title={words.security.title} back="/settings" lead={words.security.lead} width="wide">
      <QueryView query={query} skeleton={<SkeletonRows count={5} />}>
        {(info) => <Columns main={<Secrets info={info} />} side={<Sessions sessions={info.sessions} />} />}
      </QueryView>
    </Page>
  );
}

function Secrets({ info }: { info: Info }) {
  const { safety } = useWords();
  const words = safety.security;
  const say = useSay();
  const { time } = useFormats();
  const [isChanging, setChanging] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { data: me } = useMe();
  // What moves money, and what opens the shop to programs, is the owner's.
  const isOwner = me === undefined || me.info.permissions[0] === 'owner';
  const paused = isOwner ? info.withdraw_paused_until : null;
  return (
    <Section title={words.secrets}>
      {paused === null ? null : <Note tone="warn">{say(words.paused, { when: time(paused) })}</Note>}
      <Rows label={words.secrets}>
        <Row
          onPress={() => setChanging(true)}
          lead={<LockKeyhole aria-hidden className="size-6 text-muted" />}
          title={words.password}
          detail={words.passwordDetail}
        />
        {isOwner ? <PayRow isSet={info.pay_password_set} /> : null}
        <Row
          to="/settings/security/second-step"
          lead={<ShieldCheck aria-hidden className="size-6 text-muted" />}
          title={words.factor}
          detail={<FactorDetail info={info} />}
          below={<OnBadge isOn={info.second_factor} on={words.on} off={words.off} />}
        />
        {isOwner ? <OwnerRows /> : null}
        <Row
          onPress={() => setSaving(true)}
          lead={<LifeBuoy aria-hidden className="size-6 text-muted" />}
          title={safety.account.title}
          detail={say(safety.account.rowDetail, { left: info.account_codes_left })}
        />
      </Rows>
      <AccountCodes
        isOpen={isSaving}
        onClose={() => setSaving(false)}
        hasFactor={info.second_factor}
        username={info.username}
        left={info.account_codes_left}
      />
      <ChangePassword
        isOpen={isChanging}
        onClose={() => setChanging(false)}
        hasFactor={info.second_factor}
        username={info.username}
      />
    </Section>
  );
}

function PayRow({ isSet }: { isSet: boolean }) {
  const { security: words } = useWords().safety;
  return (
    <Row
      to="/settings/pay-password"
      lead={<KeyRound aria-hidden className="size-6 text-muted" />}
      title={words.pay}
      detail={isSet ? words.paySet : words.payNotSet}
      below={<OnBadge isOn={isSet} on={words.set} off={words.notSet} />}
    />
  );
}

/** Devices that sign, keys of programs, and what was accepted. */
function OwnerRows() {
  const { devices, safety } = useWords();
  return (
    <>
      <Row
        to="/settings/devices"
        lead={<Signature aria-hidden className="size-6 text-muted" />}
        title={devices.title}
        detail={devices.rowDetail}
      />
      <Row
        to="/settings/developers"
        lead={<FileKey aria-hidden className="size-6 text-muted" />}
        title={safety.security.keys}
        detail={safety.security.keysDetail}
      />
      <Row
        to="/terms"
        lead={<FileCheck aria-hidden className="size-6 text-muted" />}
        title={safety.terms.title}
        detail={safety.terms.lead}
      />
    </>
  );
}

function OnBadge({ isOn, on, off }: { isOn: boolean; on: string; off: string }) {
  return <Badge tone={isOn ? 'good' : 'warn'}>{isOn ? on : off}</Badge>;
}

function FactorDetail({ info }: { info: Info }) {
  const { security: words } = useWords().safety;
  const say = useSay();
  const { time } = useFormats();
  const since = info.second_factor_since;
  if (since === null) return words.factorOff;
  return say(words.factorOn, { when: time(since, 'date'), left: info.recovery_codes_left });
}
