import type { GoodsTexts, WearCode } from '#demo/texts/shape.ts';

export const wear: GoodsTexts<WearCode> = {
  'BAG-1801': [
    'Túi tote vải bạt',
    'Vải bạt dày với quai dài và ngăn để chìa khóa. Chứa đồ chợ cả tuần và gấp lại gần như không còn gì.',
  ],
  'BAG-1805': [
    'Túi nhỏ khóa kéo',
    'Cho bút, bộ sạc hay đồ trang điểm, lớp lót không sợ đổ. Mở ra vẫn tự đứng.',
  ],
  'TRA-1901': [
    'Va li xách tay lên máy bay',
    'Vỏ gân trên bốn bánh xe êm, vừa ngăn hành lý phía trên. Hai nửa đóng riêng từng bên.',
  ],
  'TRA-1902': [
    'Gối cổ du lịch',
    'Chắc ở chỗ đầu ngả và mềm ở chỗ đầu tựa. Vỏ tháo giặt được, dây cài vào túi.',
  ],
  'TRA-1903': [
    'Thẻ hành lý, bộ đôi',
    'Hai tấm thẻ tươi màu nhìn từ xa cũng nhận ra. Nắp che địa chỉ của bạn khỏi ánh mắt tò mò.',
  ],
  'TRA-1904': [
    'Túi chia đồ va li, bộ ba',
    'Ba túi vuông mặt lưới biến va li thành ngăn kéo. Khóa kéo thứ hai ép gọn lại.',
  ],
  'TRA-1905': [
    'Bình giữ nhiệt, 500 ml',
    'Nóng mười hai giờ, lạnh hai mươi bốn giờ, và bên ngoài luôn khô. Vòng quai treo vừa một ngón tay.',
  ],
  'WEA-2002': [
    'Mũ cói rộng vành',
    'Vành đan che mát cho mặt và cổ, có dây giữ mũ khi gió nhẹ. Gấp phẳng được và bật lại dáng cũ.',
  ],
  'FIT-2101': [
    'Thảm yoga có dây buộc',
    'Bám tốt với tay khô lẫn tay ẩm, và êm cho đầu gối. Cuộn chặt trong dây cotton.',
  ],
  'FIT-2102': [
    'Tạ tay lục giác, đôi 3 kg',
    'Sáu cạnh không lăn đi, lớp bọc êm trên sàn. Vừa tay nhỏ lẫn tay lớn.',
  ],
  'FIT-2103': [
    'Dây nhảy',
    'Vòng bi trong tay cầm giúp dây quay nhanh và phẳng. Cắt ngắn một lần là vừa mãi.',
  ],
  'FIT-2104': [
    'Tạ ấm, 8 kg',
    'Một khối đúc nhẵn với quai đủ rộng cho cả hai tay. Đế phẳng đứng yên chỗ bạn đặt.',
  ],
  'FIT-2105': [
    'Bóng thăng bằng, 65 cm',
    'Thay ghế trong một giờ hoặc thay sàn khi giãn cơ. Nếu bị thủng, bóng xì hơi từ từ.',
  ],
};
