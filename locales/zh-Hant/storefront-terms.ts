import type { storefrontTerms as english } from '../en/storefront-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms, a clause at a time. */
export const storefrontTerms: Translated<typeof english> = {
  terms_who: '條款的當事人',
  termsText_who:
    '{legalName} 營運本服務。商家在其中經營商店，以自己的名義銷售。買家向頁面、訂單和收據上所寫明的商店購買。',
  terms_free: '費用',
  termsText_free:
    '開店和經營都是免費的。商店支付的是：售出商品的佣金、自願用於推廣的花費，以及提領時網路收取的費用。除此之外沒有其他費用，費用頁面列出每一個數字。',
  terms_orders: '訂單如何成立',
  termsText_orders:
    '訂單始於一筆確實收到的買家付款。我們團隊中的任何人都不能製造訂單、付款、造訪或評價，商家也不能。',
  terms_supplier: '供應商由誰付款',
  termsText_supplier:
    '供應商的款項來自買家為這一筆訂單支付的錢，絕不來自商家的錢包。不足以涵蓋成本、運費和佣金的售價，在售出任何商品之前就會被拒絕。如果訂單的成本未獲確認，我們會在 {confirmHours, number} 小時內退款給買家。',
  terms_money: '貨款何時歸商店',
  termsText_money:
    '買家的付款專為該訂單保管，直到商品送達。之後依訂單所寫進行分配，商店的部分在若干天後變為可用，天數取決於商店等級，並寫在每筆訂單上。',
  terms_payouts: '提領',
  termsText_payouts:
    '可用餘額隨時可以提領。小額提領立即核准。其餘由我們的團隊在 {decideHours, number} 小時內審核；如果 {selfApproveHours, number} 小時後仍未決定，除非有書面圈存，否則提領自動核准，並在每日限額內每天分批付出，最多 {slices, number} 天。永遠不需要先儲值。',
  terms_holds: '圈存與限制',
  termsText_holds:
    '只有在八項公布的理由之一成立時，才會圈存款項或限制商店。每項決定都附理由，寫明證據、涉及款項時的金額，以及自動結束的日期。只能由另一位審核人員延長一次。沒有被圈存的部分可以照常提領。',
  terms_appeals: '申訴',
  termsText_appeals:
    '每項限制都可以在 {appealDays, number} 天內申訴。由當初未作此決定的另一位審核人員在 {decideDays, number} 天內決定。如果未如期決定，圈存的款項自動恢復可用。',
  terms_deposits: '儲值',
  termsText_deposits:
    '不論是銷售、提領還是達到等級，都永遠不需要儲值。商家可儲值的金額有上限，沒有花完的部分隨時可以提領。',
  terms_invitations: '邀請',
  termsText_invitations:
    '開店需要邀請。邀請是免費的，只能使用一次，有效期限 {inviteDays, number} 天。邀請不會給邀請人帶來任何收益：沒有錢，沒有點數，沒有分潤。',
  terms_promotion: '推廣',
  termsText_promotion:
    '商店可以付費，在標示為推廣的位置顯示。付款前可看到預估，不保證任何銷量。推廣活動結束時，沒有花完的預算會退回。位置的分配規則是公開的，商店可以重新計算自己參與的競價。',
  terms_reviews: '評價',
  termsText_reviews:
    '只有訂單已送達的買家可以評價商品。評價只會因五項公布的理由之一而移除，絕不會因為是負評而移除，原處會留下說明。',
  terms_levels: '等級',
  termsText_levels:
    '等級依公布的標準獲得，不收費。降低等級時，我們會在生效前 {levelNoticeDays, number} 天通知。商家能否提領，與等級無關。',
  terms_data: '個人資料',
  termsText_data:
    '商家可以每天下載一次我們保存的全部商店資料，也可以要求刪除。身分證件加密儲存，每次查看都有紀錄，並在法律要求的期限之後刪除。買家的聯絡方式只用於訂單。',
  terms_changes: '條款的變更',
  termsText_changes:
    '我們會在生效前 {termsNoticeDays, number} 天通知條款變更，並說明變更內容。變更絕不影響此前的訂單。',
  terms_leaving: '離開',
  termsText_leaving:
    '商家可以隨時離開。進行中的訂單先完成或退款，剩餘的款項會支付給商家。離開不需要支付任何費用。',
};
