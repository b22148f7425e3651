// The passwords that are tried first everywhere. Shorter ones are refused by their length already.

const list = `
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword password! password1!
12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 123123123 1231231234
11111111 111111111 1111111111 00000000 000000000 22222222 33333333 44444444 55555555 66666666 77777777
88888888 99999999 12121212 12341234 11223344 1122334455 112233445566 123654789 147258369 159753159
123456789a 123456789q 1234567890a 1234abcd abcd1234 abc12345 abc123456 a1234567 a12345678 a123456789
aa123456 aa12345678 asd12345 asdf1234 asdfasdf asdfghjk asdfghjkl asdfghjkl1 qwertyui qwertyuio
qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwer1234 qwerqwer 1qaz2wsx 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm, zxcvbnm123 1qazxsw2
qazwsxedc qazwsx123 iloveyou iloveyou1 iloveyou2 iloveyou123 ihateyou sunshine sunshine1 princess princess1
football football1 baseball baseball1 basketball superman superman1 batman123 spiderman pokemon1 starwars
starwars1 trustno1 letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome1234 adminadmin
admin123 admin1234 admin12345 administrator administrator1 changeme changeme1 changeme123 secret123
default1 test1234 test12345 testtest testtest1 guest123 guest1234 master12 master123 computer internet
whatever whatever1 michelle michelle1 jennifer jennifer1 jonathan danielle victoria alexander alexandra
elizabeth samantha nicholas christian christopher jordan23 chocolate butterfly liverpool liverpool1
chelsea1 arsenal1 barcelona manchester dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 charlie1
freedom1 hello123 hello1234 helloworld lovelove loveyou1 babygirl babygirl1 bailey12 corvette mercedes
midnight mustang1 november december september october1 summer2024 summer2025 summer2026 winter2024
winter2025 winter2026 spring2025 spring2026 autumn2025 company1 google123 blink182 access14 xxxxxxxx
aaaaaaaa abcdefgh abcdefghi abcdefg1 abcdefgh1 a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1a2b3c4d5e pass1234 pass12345
passpass password01 password99 pa55word pa55w0rd pa$$word pa$$w0rd stockless stockless1 stockless123
woaini520 woaini1314 5201314520 1314520520 5211314000 zhang123 wang1234 sakura12 anhyeuem anhyeuem1
`;

/** In lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(list.split(/\s+/).filter(Boolean));
