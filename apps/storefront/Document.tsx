import type { ReactNode } from 'react';
import { useUiWords } from '#ui/words/words.tsx';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { faceOf } from '#features/storefront/pages/face.ts';
import { jsonLdOf, jsonLdText } from '#features/storefront/pages/json-ld.ts';
import { metaOf, type ShareImage } from '#features/storefront/pages/meta.ts';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';

export type Assets = { readonly script: string; readonly styles: readonly string[] };

/** The whole HTML document around a page's content. */
export function Document({
  page,
  assets,
  children,
}: {
  page: StorefrontPage;
  assets: Assets;
  children: ReactNode;
}) {
  const words = useStorefrontWords();
  const ui = useUiWords();
  const { title, description, canonical, alternates, image, type } = metaOf(page, words);
  const { icon, theme } = faceOf(page);
  const look = ('shop' in page ? page.shop?.look : undefined) ?? undefined;
  return (
    <html
      lang={page.language}
      data-look={look === undefined ? undefined : ''}
      data-ratio={look?.ratio}
      data-density={look?.density}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {look === undefined ? null : <link rel="stylesheet" href={look.css} />}
        {page.isPreview === true ? <base target="_blank" /> : null}
        <link rel="icon" href={icon.href} type={icon.type} />
        {theme === undefined ? null : (
          <>
            <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme.light} />
            <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme.dark} />
          </>
        )}
        {description === undefined ? null : <meta name="description" content={description} />}
        {canonical === undefined || page.isPreview === true ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={canonical} />
            {alternates.map(({ lang, href }) => (
              <link key={lang} rel="alternate" hrefLang={lang} href={href} />
            ))}
            <meta property="og:title" content={title} />
            <meta property="og:type" content={type} />
            <meta property="og:url" content={canonical} />
            <meta property="og:site_name" content={page.brand ?? ui.brand} />
          </>
        )}
        {canonical === undefined || description === undefined ? null : (
          <meta property="og:description" content={description} />
        )}
        {canonical === undefined || image === undefined ? null : <ShareImageMeta image={image} />}
        {jsonLdOf(page).map((thing, index) => (
          // Data, not a script: it is never run, and nothing in it can end the element.
          // oxlint-disable-next-line react/no-danger
          <script
            key={index}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: jsonLdText(thing) }}
          />
        ))}
        {assets.script === '' ? null : <script type="module" src={assets.script} />}
      </head>
      <body className="bg-ground">{children}</body>
    </html>
  );
}

function ShareImageMeta({ image: { url, alt, size } }: { image: ShareImage }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:alt" content={alt} />
      {size === undefined ? null : (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(size.width)} />
          <meta property="og:image:height" content={String(size.height)} />
        </>
      )}
      <meta name="twitter:card" content={size === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
}
