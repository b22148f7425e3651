import { useState } from 'react';
import { useParams } from 'react-router';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import { changeContent, deskBanner } from '#features/help/content.contract.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Columns } from '#ui/Columns.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useWords } from '#ui/console-words.ts';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useToast } from '#ui/ToastProvider.tsx';
import { useAct } from '#ui/useAct.ts';
import { useEndpoint } from '#ui/useEndpoint.ts';
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
