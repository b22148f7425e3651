import type { storefrontSponsored as english } from '../en/storefront-sponsored.ts';
import type { Translated } from '../translated.ts';

// Places that somebody pays for, and why something stands there.

export const storefrontSponsored: Translated<typeof english> = {
  sponsoredBy: 'Được {shop} tài trợ',
  sponsoredWhy: 'Vì sao có ở đây?',
  sponsoredSupport: 'Hỗ trợ công khai cho {shop}',
  sponsoredRail: 'Sản phẩm được tài trợ của cửa hàng khác',
  sponsoredRailLead:
    'Những cửa hàng này trả tiền để hiện ở đây. Cửa hàng này cho phép và không bán sản phẩm nào trong đó.',
  sponsoredSupportText:
    'Tối đa một trong mười vị trí được tài trợ dành cho những cửa hàng chúng tôi hỗ trợ, lần lượt và không mất phí. Vị trí đó được ghi là hỗ trợ công khai.',
  sponsoredThis: 'Vì sao bạn thấy sản phẩm này',
  sponsoredPays: 'Ai trả tiền',
  sponsoredPaysClick: '{shop} trả tiền khi một người mở liên kết và ở lại. Bạn không trả gì cho việc đó.',
  sponsoredPaysOrder: '{shop} trả một phần của đơn hàng đến từ đó. Bạn không trả gì cho việc đó.',
  sponsoredQuality: 'Chất lượng',
  sponsoredQualityText:
    'Giao hàng đúng hạn, hoàn tiền, điểm đánh giá và trang sản phẩm đầy đủ cho kết quả {quality, number, ::.0}; 1,0 là mức giữa.',
  sponsoredChance: 'Tỷ lệ nhấp',
  sponsoredChanceText:
    'Trong 100 lần những sản phẩm như thế này được nhìn thấy, chúng được nhấp {chance, number, ::.0} lần.',
  sponsoredWhere: 'Ở đâu',
  sponsoredWhere_explore: 'Một vị trí trên trang Khám phá',
  sponsoredWhere_search: 'Một vị trí giữa các kết quả tìm kiếm',
  sponsoredWhere_similar: 'Một vị trí bên dưới sản phẩm của cửa hàng khác',
  sponsoredRules: 'Phiên bản quy tắc {version, number}, với từng con số trong đó',
  sponsoredKept:
    'Nếu bạn mở liên kết, trình duyệt của bạn giữ trong bảy ngày thông tin bạn đã đến cửa hàng này qua liên kết nào, để đơn hàng được tính. Không có gì khác về bạn được giữ lại.',
};
