import type { DeskCode, GoodsTexts } from '#demo/texts/shape.ts';

export const desk: GoodsTexts<DeskCode> = {
  'DSK-1401': [
    'Ống bút kèm sáu bút chì',
    'Chiếc ống gỗ sáng màu tiện tròn và sáu bút chì để cắm đầy. Đủ nặng để không đổ khi bạn với tay.',
  ],
  'DSK-1402': [
    'Kệ bàn làm việc ba tầng',
    'Giấy ở dưới, sổ ở giữa, đồ nhỏ ở trên. Ghép khớp mà không cần vít.',
  ],
  'DSK-1404': [
    'Bảng ghim gỗ bần',
    'Bần đặc trong khung sơn, giữ ghim chắc và giấu vết kim. Kèm mười chiếc ghim gỗ.',
  ],
  'DSK-1405': [
    'Chặn sách dáng vòm, bộ đôi',
    'Hai vòm đặc giữ được cả một kệ sách nặng. Đế bần giữ chúng đứng yên.',
  ],
  'PAP-1501': [
    'Sổ bìa vải có ruy băng',
    'Giấy khâu chỉ mở phẳng, màu kem với chấm mờ. Dây thun giữ giấy rời bên trong.',
  ],
  'PAP-1502': [
    'Sổ phác thảo gáy xoắn kèm bút chì',
    'Sáu mươi tờ giấy dày hợp với chì, mực và màu nước loãng. Bút chì cài trong gáy xoắn.',
  ],
  'PAP-1503': [
    'Bộ thiệp thư kèm phong bì',
    'Mười hai tấm thiệp và mười hai phong bì lót cho những lá thư đáng gửi. Giấy tái chế, tem dán kiểu sáp.',
  ],
  'PAP-1504': [
    'Lịch bàn vạn niên',
    'Mỗi sáng xoay một khối, và lịch đúng mãi mãi. Một kệ nhỏ giữ ngày hôm nay.',
  ],
  'PAP-1505': [
    'Băng giấy trang trí, bộ bốn cuộn',
    'Bốn cuộn băng có hoa văn, xé bằng tay và gỡ ra được. Cho gói quà, trang sổ và nhãn.',
  ],
  'CRA-1604': [
    'Hộp kim chỉ bằng thiếc',
    'Tám cuộn chỉ, kéo, ghim và chiếc cúc bạn đã mất. Món nào cũng có chỗ nên luôn ở đúng chỗ.',
  ],
  'CRA-1605': [
    'Giấy gấp, 100 tờ',
    'Một trăm tờ vuông trong hai mươi màu, kèm cách gấp hạc qua mười hai bước. Nếp gấp sắc và giữ lâu.',
  ],
  'TEC-1702': [
    'Đế sạc không dây',
    'Đặt điện thoại xuống là sạc; mặt nỉ giữ máy không trượt. Một đèn nhỏ báo đã bắt đầu.',
  ],
  'TEC-1705': [
    'Loa di động có dây đeo',
    'Đủ cho cả gian bếp hay buổi dã ngoại, và không ngại vài giọt nước. Ghép với chiếc thứ hai để nghe stereo.',
  ],
};
