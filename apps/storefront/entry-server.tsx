// Draws a page of the storefront: the server imports this file as built by `vite --ssr`.
import { renderToStaticMarkup } from 'react-dom/server';
import { pageWords } from '#locales/storefront.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { CartView } from '#features/storefront/pages/buying/CartView.tsx';
import { CheckoutView } from '#features/storefront/pages/buying/CheckoutView.tsx';
import { PlaceView } from '#features/storefront/pages/buying/PlaceView.tsx';
import { ExploreHowView } from '#features/storefront/pages/looking/ExploreHowView.tsx';
import { ExploreView } from '#features/storefront/pages/looking/ExploreView.tsx';
import { Frame } from '#features/storefront/pages/Frame.tsx';
import { GoodsView } from '#features/storefront/pages/goods/GoodsView.tsx';
import { BundleView } from '#features/storefront/pages/looking/BundleView.tsx';
import { CollectionView } from '#features/storefront/pages/looking/CollectionView.tsx';
import { ShopPageView } from '#features/storefront/pages/looking/ShopPageView.tsx';
import { HomeView } from '#features/storefront/pages/looking/HomeView.tsx';
import { QuestionView } from '#features/storefront/pages/goods/QuestionView.tsx';
import { GoodsQuestions } from '#features/questions/storefront/GoodsQuestions.tsx';
import { ShopAnswer } from '#features/questions/storefront/ShopAnswer.tsx';
import { QuestionForm } from '#features/questions/storefront/QuestionForm.tsx';
import { RestockView } from '#features/storefront/pages/goods/RestockView.tsx';
import { ReminderStopView } from '#features/storefront/pages/buying/ReminderStopView.tsx';
import { EmailStopView } from '#features/storefront/pages/order/EmailStopView.tsx';
import { MineAddressView } from '#features/storefront/pages/mine/MineAddressView.tsx';
import { MineView } from '#features/storefront/pages/mine/MineView.tsx';
import { MissingView } from '#features/storefront/pages/MissingView.tsx';
import { OrderFindView } from '#features/storefront/pages/order/OrderFindView.tsx';
import { OrderView } from '#features/storefront/pages/order/OrderView.tsx';
import { PaymentResultView } from '#features/storefront/pages/buying/PaymentResultView.tsx';
import { ReceiptView } from '#features/storefront/pages/order/ReceiptView.tsx';
import { TestPayView } from '#features/storefront/pages/buying/TestPayView.tsx';
import { TroubleView } from '#features/storefront/pages/TroubleView.tsx';
import { VerifyView } from '#features/storefront/pages/order/VerifyView.tsx';
import { pageZone, WordsProvider } from '#ui/storefront/kit.tsx';
import { GoodsComments } from '#features/comments/storefront/GoodsComments.tsx';
import { OrderComments } from '#features/comments/storefront/OrderComments.tsx';
import { OrderTalk } from '#features/chat/storefront/OrderTalk.tsx';
import { Cases } from '#features/returns/storefront/Cases.tsx';
import { CaseView } from '#features/returns/storefront/CaseView.tsx';
import { LabelView } from '#features/returns/storefront/LabelView.tsx';
import { ReturnView } from '#features/returns/storefront/ReturnView.tsx';
import { WithdrawalView } from '#features/returns/storefront/WithdrawalView.tsx';
import { WithdrawView } from '#features/returns/storefront/WithdrawView.tsx';
import { TrustView } from '#features/trust/storefront/TrustView.tsx';
import { ZoneProvider } from '#ui/words/time.tsx';
import { Document } from './Document.tsx';
import type { Assets } from './Document.tsx';

/** Written in by the build (`tools/vite.ts`); a test that draws a page has none. */
declare const __CLIENT_ASSETS__: Assets;

const noAssets: Assets = { script: '', styles: [] };

/** The whole HTML document of a page. Only this text reaches the browser; nothing is drawn there again. */
export function render(page: StorefrontPage): string {
  const assets = typeof __CLIENT_ASSETS__ === 'undefined' ? noAssets : __CLIENT_ASSETS__;
  const html = renderToStaticMarkup(
    <WordsProvider language={page.language} words={pageWords[page.language]}>
      <ZoneProvider value={pageZone}>
        <Document page={page} assets={assets}>
          <Frame page={page}>
            <Content page={page} />
          </Frame>
        </Document>
      </ZoneProvider>
    </WordsProvider>,
  );
  return `<!doctype html>${html}`;
}

function Content({ page }: { page: StorefrontPage }) {
  switch (page.kind) {
    case 'home':
      return <HomeView page={page} />;
    case 'collection':
      return <CollectionView page={page} />;
    case 'bundle':
      return <BundleView page={page} />;
    case 'shopPage':
      return <ShopPageView page={page} />;
    case 'explore':
      return <ExploreView page={page} />;
    case 'exploreHow':
      return <ExploreHowView page={page} />;
    case 'trust':
      return <TrustView page={page} />;
    case 'goods':
      return <Goods page={page} />;
    case 'cart':
      return <CartView page={page} />;
    case 'place':
      return <PlaceView page={page} />;
    case 'checkout':
      return <CheckoutView page={page} />;
    case 'testPay':
      return <TestPayView page={page} />;
    case 'paymentResult':
      return <PaymentResultView page={page} />;
    case 'order':
      return <Order page={page} />;
    case 'return':
      return <ReturnView page={page} />;
    case 'receipt':
      return <ReceiptView page={page} />;
    case 'verify':
      return <VerifyView page={page} />;
    case 'emailStop':
      return <EmailStopView page={page} />;
    case 'restock':
      return <RestockView page={page} />;
    case 'question':
      return (
        <QuestionView page={page} answer={page.answer === null ? null : <ShopAnswer text={page.answer} />} />
      );
    case 'reminderStop':
      return <ReminderStopView page={page} />;
    case 'mine':
      return <MineView page={page} />;
    case 'mineAddress':
      return <MineAddressView page={page} />;
    case 'orderFind':
      return <OrderFindView page={page} />;
    case 'case':
      return <CaseView page={page} />;
    case 'label':
      return <LabelView page={page} />;
    case 'withdraw':
      return <WithdrawView page={page} />;
    case 'withdrawal':
      return <WithdrawalView page={page} />;
    case 'missing':
      return <MissingView page={page} />;
    case 'trouble':
      return <TroubleView page={page} />;
  }
}

function Order({ page }: { page: Extract<StorefrontPage, { kind: 'order' }> }) {
  return (
    <OrderView
      page={page}
      cases={<Cases page={page} />}
      comments={<OrderComments page={page} />}
      talk={<OrderTalk page={page} />}
    />
  );
}

function Goods({ page }: { page: Extract<StorefrontPage, { kind: 'goods' }> }) {
  return (
    <GoodsView
      page={page}
      comments={<GoodsComments page={page} />}
      questions={<GoodsQuestions page={page} />}
      ask={<QuestionForm page={page} />}
    />
  );
}
