import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms, a clause at a time. */
export const storefrontTerms: Translated<typeof english> = {
  terms_who: '契約の当事者',
  termsText_who:
    'このサービスは{legalName}が運営しています。出店者はその中でショップを運営し、自分の名義で販売します。購入者は、ページ、注文、領収書に記載されたショップから購入します。',
  terms_free: '費用',
  termsText_free:
    'ショップの開設と運営は無料です。ショップが支払うのは、販売した商品の販売手数料、自分で選んで使うプロモーションの費用、出金の送金にネットワークが取る費用です。ほかにはなく、すべての数字は手数料のページに記載されています。',
  terms_orders: '注文の成立',
  termsText_orders:
    '注文は、実際に受け取られた購入者の支払いから始まります。ここで働く人も出店者も、注文、支払い、訪問、レビューを作ることはできません。',
  terms_supplier: '仕入先への支払い',
  termsText_supplier:
    '仕入先には、購入者がその注文のために支払った代金から支払われます。出店者のウォレットから支払われることはありません。原価、送料、販売手数料を賄えない価格は、販売の前に受け付けられません。原価が誰にも承認されない注文は、{confirmHours, plural, other {#時間}}以内に購入者へ返金されます。',
  terms_money: '売上がショップのものになる時期',
  termsText_money:
    '購入者の支払いは、商品が届くまで預かります。その後、注文に記載されたとおりに分けられ、ショップの取り分は一定の日数の後に使えるようになります。日数はレベルによって異なり、どの注文にも記載されます。',
  terms_payouts: '出金',
  termsText_payouts:
    '利用可能な残高は、いつでも出金できます。少額の出金はすぐに承認されます。そのほかは{decideHours, plural, other {#時間}}以内に担当者が確認します。{selfApproveHours, plural, other {#時間}}たっても誰も判断していない場合、書面による保留がないかぎり、出金は自動で承認され、1日の限度額の範囲で毎日分割して、最長{slices, plural, other {#日}}で支払われます。先に何かを支払う必要は決してありません。',
  terms_holds: '保留と制限',
  termsText_holds:
    '残高の保留やショップの制限は、公開された8つの理由のいずれかによる場合に限られます。それぞれに理由書があり、根拠、残高に関わる場合はその金額、自動で終わる日が示されます。延長は1回だけ、別の人が行えます。保留されていない残高は、いつもどおり出金できます。',
  terms_appeals: '異議申し立て',
  termsText_appeals:
    'どの制限にも、{appealDays, plural, other {#日}}以内に異議を申し立てられます。制限した人とは別の人が、{decideDays, plural, other {#日}}以内に判断します。期限内に誰も判断しなければ、保留された金額は自動で利用可能になります。',
  terms_deposits: '入金',
  termsText_deposits:
    '販売にも、出金にも、レベルの到達にも、入金が必要になることは決してありません。出店者が入金できる額には上限があり、使わなかった分はいつでも出金できます。',
  terms_invitations: '招待',
  termsText_invitations:
    'ショップは招待で開けます。招待は無料で、{inviteDays, plural, other {#日}}間、1回使えます。招待した人が得るものはありません。報酬も、ポイントも、分け前もありません。',
  terms_promotion: 'プロモーション',
  termsText_promotion:
    'ショップは、スポンサーと表示された枠に費用を払って商品を表示できます。支払う前に見込みが表示されますが、売上は約束されません。使わなかった分は、キャンペーンが終わると戻ります。枠の決まり方は公開されており、ショップは自分のオークションを計算し直せます。',
  terms_reviews: 'レビュー',
  termsText_reviews:
    '購入して商品が発送された人だけが、その商品のレビューを書けます。レビューが削除されるのは、公開された5つの理由のいずれかによる場合に限られ、評価が低いことは理由になりません。削除した場所には、その旨が残ります。',
  terms_levels: 'レベル',
  termsText_levels:
    'レベルは公開された条件を満たすと上がり、費用はかかりません。レベルが下がる場合は、適用の{levelNoticeDays, plural, other {#日}}前にお知らせします。出金できるかどうかがレベルで決まることはありません。',
  terms_data: '個人データ',
  termsText_data:
    '出店者は、ショップについて保存されているすべてのデータを1日1回取得でき、消去を求めることもできます。本人確認書類は暗号化され、閲覧はすべて記録され、法律が求める期間の後に削除されます。購入者の連絡先は、注文のためだけに使われます。',
  terms_changes: 'この規約の変更',
  termsText_changes:
    '規約を変更する場合は、適用の{termsNoticeDays, plural, other {#日}}前に、変更の内容とともにお知らせします。それ以前に成立した注文には、決して影響しません。',
  terms_leaving: '退会',
  termsText_leaving:
    '出店者はいつでも退会できます。未完了の注文を先に履行または返金し、残った残高は支払われます。退会に費用はかかりません。',
};
