import { useState } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import { changeContent, deskBanner } from '#features/help/content.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { BannerEditor } from './BannerEditor.tsx';
import { changedByWriting } from './changed-by-writing.ts';
import { ContentError } from './ContentError.tsx';
import { VersionRows } from './VersionRows.tsx';

type Banner = OutputOf<typeof deskBanner>;

/** One banner: its words and pictures, where it stands and leads, its versions. */
export function BannerScreen() {
  const words = useWords().content.banners;
  const { id = '' } = useParams();
  const query = useEndpoint(deskBanner, { id });
  return (
    <Page
      title={query.data?.shown?.texts.en?.title ?? query.data?.id ?? words.title}
      back="/banners"
      width="wide"
    >
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {(banner) => (
          <Columns
            main={<BannerEditor key={banner.id} banner={banner} />}
            side={
              <>
                <Hiding banner={banner} />
                <VersionRows
                  kind="banner"
                  id={banner.id}
                  lang={defaultLanguage}
                  isBuiltIn={banner.is_built_in}
                  versions={banner.versions}
                />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

function Hiding({ banner }: { banner: Banner }) {
  const { articles, banners } = useWords().content;
  const toast = useToast();
  const [isSure, setSure] = useState(false);
  const { act, isBusy, error } = useAct(changeContent, {
    changes: changedByWriting,
    onDone: () => {
      toast(articles.changed);
      setSure(false);
    },
  });
  const { id, revision, is_hidden: isHidden } = banner;
  const put = (hidden: boolean) => act({ kind: 'banner', id, revision, is_hidden: hidden });
  return (
    <Card title={articles.settings}>
      {isHidden ? <Badge tone="bad">{articles.hidden}</Badge> : null}
      <ContentError error={error} />
      {isHidden ? (
        <Button tone="plain" isBusy={isBusy} onClick={() => put(false)}>
          {articles.show}
        </Button>
      ) : (
        <Button tone="plain" onClick={() => setSure(true)}>
          {articles.hide}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isSure}
        title={banners.hide_title}
        action={articles.hide}
        isBusy={isBusy}
        onClose={() => setSure(false)}
        onConfirm={() => put(true)}
      >
        <p>{banners.hide_text}</p>
      </ConfirmDialog>
    </Card>
  );
}
