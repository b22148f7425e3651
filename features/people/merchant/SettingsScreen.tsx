import {
  Bell,
  Code,
  ContactRound,
  Eye,
  FolderDown,
  Info,
  KeyRound,
  PackageSearch,
  Share2,
  ShieldCheck,
  Star,
  Store,
  TicketPercent,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { isAmong } from '#domain/shop/member-places.ts';
import { SignOutButton, useMe } from '#features/people/ui/public.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { LanguageField } from '../ui/LanguageField.tsx';
import { AppearanceField } from './AppearanceField.tsx';

/**
 * What a merchant sets for themselves; what concerns the shop has its place in `/shop`. Only what is one press is set
 * here; each other thing has a page of its own.
 */
export function SettingsScreen() {
  const { settings: words } = useWords();
  const { data: me } = useMe();
  // What concerns the shop, its money and its notices is the owner's.
  const [role, ...open] = me?.info.permissions ?? ['owner'];
  const isOwner = role === 'owner';
  return (
    <Page title={words.title} back={isOwner ? '/shopCenter' : undefined} width="wide">
      <Columns
        main={isOwner ? <Places /> : <MemberPlaces open={open} />}
        side={
          <>
            <Card>
              <LanguageField />
              <AppearanceField />
            </Card>
            {/* A wide screen has it at the foot of its navigation. */}
            <div className="lg:hidden">
              <SignOutButton />
            </div>
          </>
        }
      />
    </Page>
  );
}

function Places() {
  const { settings: words, team } = useWords();
  return (
    <Rows label={words.account}>
      <Place to="profile" icon={<UserRound />} title={words.profile} detail={words.profileDetail} />
      <Place to="security" icon={<ShieldCheck />} title={words.security} detail={words.securityDetail} />
      <Place to="shops" icon={<Store />} title={words.shops} detail={words.shopsDetail} />
      <Place
        to="pay-password"
        icon={<KeyRound />}
        title={words.payPassword}
        detail={words.payPasswordDetail}
      />
      <Place to="team" icon={<Users />} title={team.title} detail={team.settingsDetail} />
      <Place to="notices" icon={<Bell />} title={words.notices} detail={words.noticesDetail} />
      <Place to="views" icon={<Eye />} title={words.views} detail={words.viewsDetail} />
      <Place to="data" icon={<FolderDown />} title={words.data} detail={words.dataDetail} />
      <Place to="developers" icon={<Code />} title={words.developers} detail={words.developersDetail} />
      <Place to="about" icon={<Info />} title={words.about} detail={words.aboutDetail} />
    </Rows>
  );
}

/** A member's other places of work, and what is theirs to set. */
function MemberPlaces({ open }: { open: readonly string[] }) {
  const { settings: words, statistics, sharing } = useWords();
  const work = [
    { to: '/orderComment', title: statistics.links.comments, icon: <Star /> },
    { to: '/customers', title: statistics.links.customers, icon: <ContactRound /> },
    { to: '/discounts', title: statistics.links.discounts, icon: <TicketPercent /> },
    { to: '/goodsList/sourcing', title: statistics.links.sourcing, icon: <PackageSearch /> },
    { to: '/share', title: sharing.send, icon: <Share2 /> },
  ].filter(({ to }) => isAmong(open, to));
  return (
    <>
      {work.length === 0 ? null : (
        <Rows label={statistics.links.title}>
          {work.map(({ to, title, icon }) => (
            <ListRow key={to} to={to} lead={<Lead icon={icon} />} title={title} />
          ))}
        </Rows>
      )}
      <Rows label={words.account}>
        <Place to="profile" icon={<UserRound />} title={words.profile} detail={words.profileDetail} />
        <Place to="security" icon={<ShieldCheck />} title={words.security} detail={words.securityDetail} />
        <Place to="about" icon={<Info />} title={words.about} detail={words.aboutDetail} />
      </Rows>
    </>
  );
}

type PlaceProps = { to: string; icon: ReactNode; title: string; detail: string };

function Place({ to, icon, title, detail }: PlaceProps) {
  return <ListRow to={`/settings/${to}`} lead={<Lead icon={icon} />} title={title} detail={detail} />;
}

function Lead({ icon }: { icon: ReactNode }) {
  return <span className="shrink-0 text-muted *:size-6">{icon}</span>;
}
