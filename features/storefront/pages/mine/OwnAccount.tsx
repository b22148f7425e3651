import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { OwnPage } from '#features/storefront/page.shapes.ts';
import { Fold } from '#features/storefront/pages/Fold.tsx';

/** Where one is signed in, and the way to leave nothing behind. */
export function OwnAccount({ own, base }: { own: OwnPage; base: string }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const date = formatTime(language, new Date(own.ends_at), 'date', pageZone);
  return (
    <Card>
      <p className="text-meta text-muted">{say(words.mineSessions, { count: own.sessions, date })}</p>
      <form method="post" action={`${base}/me/end`} className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button type="submit" tone="plain" size="small">
          {words.mineSignOut}
        </Button>
        <Button type="submit" name="everywhere" value="on" tone="plain" size="small">
          {words.mineSignOutAll}
        </Button>
      </form>
      <Fold title={words.mineErase}>
        <p>{words.mineEraseText}</p>
        <form method="post" action={`${base}/me/delete`} className="flex flex-col">
          <Button type="submit" tone="danger">
            {words.mineEraseSend}
          </Button>
        </form>
      </Fold>
    </Card>
  );
}
