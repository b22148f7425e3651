import type { GoodsTexts, KitchenCode } from '#demo/texts/shape.ts';

export const kitchen: GoodsTexts<KitchenCode> = {
  'KIT-0101': [
    'Bộ ba xẻng nấu gỗ dẻ gai',
    'Thìa, xẻng trở và xẻng có rãnh bằng gỗ dẻ gai tẩm dầu, nhẹ nhàng với mọi loại chảo. Lưng bo tròn vét được các góc. Rửa bằng tay và thỉnh thoảng thoa dầu.',
  ],
  'KIT-0102': [
    'Phới lồng thép xước',
    'Mười một sợi thép đàn hồi đánh bông kem trong một phút. Tay cầm nặng vừa phải, luôn mát và nằm phẳng trên mặt bếp.',
  ],
  'KIT-0103': [
    'Thớt gỗ keo có tay cầm',
    'Tấm thớt rộng từ một khối gỗ keo, mỗi tấm một vân khác nhau. Một mặt có rãnh hứng nước, mặt kia nhẵn để bày món.',
  ],
  'KIT-0104': [
    'Cối chày bằng gốm sành',
    'Lòng cối nặng, đứng yên khi bạn làm, để mộc bên trong cho bám. Giã tiêu, sốt pesto và tỏi mà không ám màu.',
  ],
  'KIT-0105': [
    'Bộ ba tô trộn xếp lồng',
    'Ba chiếc tô sâu xếp gọn trong chỗ của một chiếc. Cỡ nào cũng có miệng rót và đế không trượt.',
  ],
  'COF-0201': [
    'Phễu lọc cà phê kèm bình',
    'Phễu có gân đặt trên bình thủy tinh chịu nhiệt cho bốn tách. Vòng gỗ giúp rót được khi bình còn nóng.',
  ],
  'COF-0202': [
    'Ấm pha espresso trên bếp, sáu tách',
    'Kiểu tám cạnh kinh điển, pha một ấm đậm đà trong năm phút. Dùng được trên bếp ga, bếp điện và bếp từ.',
  ],
  'COF-0203': [
    'Ấm trà gốm sành quai mây',
    'Ấm tròn rót đều, có lưới lọc mịn bên trong vòi. Quai mây luôn mát và gập xuống khi cất.',
  ],
  'COF-0204': [
    'Cối xay cà phê cầm tay',
    'Lưỡi xay thép với mười tám nấc, từ espresso mịn đến pha ép thô. Đủ êm để cả nhà vẫn ngủ.',
  ],
  'COF-0205': [
    'Cốc men lốm đốm, 350 ml',
    'Thành dày giữ ấm cà phê, chỗ tựa ngón cái cầm rất êm tay. Lớp men mỗi chiếc chảy một kiểu.',
  ],
  'TAB-0301': [
    'Đĩa ăn có gờ, bộ hai chiếc',
    'Hai chiếc đĩa rộng với gờ cao giữ nước sốt đúng chỗ. Dùng được trong lò nướng, lò vi sóng và máy rửa bát.',
  ],
  'TAB-0302': ['Tô mì kèm đũa', 'Tô sâu có khía gác đũa giữa các miếng ăn. Đủ lớn cho một bữa tối no.'],
  'TAB-0303': [
    'Cốc thủy tinh có gân, bộ bốn chiếc',
    'Thủy tinh ép với gân mảnh bắt ánh sáng. Xếp chồng không dính và chịu được gian bếp bận rộn.',
  ],
  'TAB-0305': [
    'Bình rót để bàn, một lít',
    'Bình có miệng rót không nhỏ giọt, để đựng nước, sữa hay một bó tulip. Quai vừa cả bàn tay.',
  ],
  'STO-0401': [
    'Hũ nắp bần, bộ ba chiếc',
    'Hũ trong suốt cho mì, đậu và yến mạch, để bạn thấy thứ gì sắp hết. Nắp bần tự nhiên đậy kín mà không cần ren.',
  ],
  'STO-0402': [
    'Hộp bánh mì nắp thớt',
    'Giữ ổ bánh tươi nhiều ngày dưới chiếc nắp cũng là thớt. Lỗ thoáng nhỏ ngăn mốc trước khi xuất hiện.',
  ],
  'STO-0403': [
    'Kệ gia vị kèm sáu hũ',
    'Sáu hũ nhỏ trên kệ mảnh, treo hay đứng đều được. Trong hộp có nút rắc và nhãn trống.',
  ],
};
