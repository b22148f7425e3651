import type { storefrontRecord as english } from '../en/storefront-record.ts';
import type { Translated } from '../translated.ts';

/** Words of the public page about the record. */
export const storefrontRecord: Translated<typeof english> = {
  trustTitle_record: '公開記録',
  trustLead_record:
    '当社がショップに対して行ったことは、ここに追加されます。後から変えたり消したりすれば、必ず気づかれます。',
  trustCard_record: '当社が行ったこと、すべてのショップへの支払い義務、そのための資金。',
  recordWhat: '公開記録とは',
  recordWhatActs:
    '保留、却下、支払い、新しいレベルなど、当社のスタッフやプログラムがショップに対して行ったことは、1分以内に記録に追加されます。記録には操作の種類と日時が載りますが、誰に関するものかは載りません。そのショップだけが自分の記録を開くことができ、すべて読めます。',
  recordWhatSums:
    '1時間ごとに、すべてのショップ、購入者、仕入先への支払い義務を合計します。どのショップも合計の中に自分の金額を見つけることができ、出店者のスマートフォンが自動で確かめます。ショップを漏らしたり、2人に違う金額を伝えたり、過去を変えたりすれば、スマートフォンが気づきます。',
  recordNow: '現在の記録',
  recordSize: '件数',
  recordActs: 'ショップとサービスに関する操作',
  recordHead: '最後の署名',
  recordNothing: 'まだ署名されたものはありません。',
  recordNotaries: 'ほかの署名者',
  recordNotary: '{name}、{when}',
  recordNoNotary:
    '公証者はいません。公証者が署名するまでは、各自が保存した控えだけが、過去が変えられたかどうかを示します。',
  recordOwed: '支払い義務',
  recordOwedText: '{when}現在、{shops, plural, other {#店}}分。',
  recordOwedNone: '最初の合計は1時間以内に作られます。',
  recordCurrency: '通貨',
  recordMerchants: '出店者へ',
  recordBuyers: '購入者へ',
  recordSuppliers: '仕入先へ、および税',
  recordReserve: '支払いのための資金',
  recordReserveText:
    '1日1回確認します。最終確認：{when}。通貨ごとに比べるため、ある通貨の余りがほかの通貨を補うことはありません。',
  recordReserveNone: '最初の報告は1日以内に作られます。',
  recordReserveOwed: '支払い義務',
  recordReserveHeld: '資金',
  recordReserveCover: '充足率',
  recordMissing:
    '{currency}の資金が支払い義務を下回っています。障害として対応中で、解決するまで新しい支払いは待機します。',
  recordLabel_proved_on_chain: '公開ブロックチェーンで証明',
  recordLabel_attested_by: '監査人が確認',
  recordLabel_claimed: '当社の申告',
  recordAttested: '{name}が{when}に{amount}を確認しました。',
  recordDiffers: '{network}の独立した2つのノードの残高が一致しません。少ないほうを当社の申告として数えます。',
  recordReserveWhole: '報告の全文',
  recordDocuments: '文書',
  recordDocumentsText: 'どの文書も公開したときのまま残ります。',
  recordDocument: 'バージョン{version}、{when}から',
  recordEarlier: '以前のもの',
  recordDoc_terms: '規約',
  recordDoc_fees: '手数料',
  recordDoc_ranking: '表示順',
  recordDoc_rules: 'お金と制限の規則',
  recordDoc_keys: '鍵とアドレス',
  recordDoc_build: 'アプリのファイル',
  recordDoc_reserve: '支払い義務に対する資金',
  recordDoc_report: '月ごとの統計',
  'recordDoc_ads.promise': 'プロモーション：1日の開始',
  'recordDoc_ads.close': 'プロモーション：1日の終了',
  recordDoc_entity: '運営者',
  recordCheck: '自分で確かめる',
  recordCheckText:
    'Node.jsのあるコンピューターでこのコマンドを実行すると、記録をすべて読み、誤りがないかを示します。アカウントは要りません。',
  recordCheckPhone: '出店者は、アプリの残高の下で同じ確認の結果を見られます。',
  recordKey: '記録の鍵',
  recordKeyText:
    'すべての出店者に届くようこそメールの鍵と同じものです。違っていたら、ほかの人に知らせてください。',
  trustComing: '{when}からバージョン{version}が適用されます。',
};
