/** The head of every list of leaked passwords, of six characters and more: what is tried first on any account. */
const commonest = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 0987654321 654321 123123 123321 123456a 123456q
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsx qazwsxedc q1w2e3r4 q1w2e3 qwe123 qwer1234 qwerty qwerty1 qwerty12
  qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop qwertz asdfgh asdfghjk asdfghjkl asdf1234 zxcvbn zxcvbnm azerty password
  password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word pass123 pass1234 passwort motdepasse
  contraseña abc123 abcd1234 abcdef abcdefg abcdefgh a123456 a12345678 aa123456 aaaaaa aaaaaaaa 000000 00000000 111111
  11111111 111222 112233 11223344 121212 123qwe 131313 147258 147258369 159753 159357 222222 232323 333333 444444 456789
  555555 666666 696969 777777 7777777 789456 789456123 888888 88888888 999999 999999999 admin1 admin12 admin123 admin1234
  administrator changeme default guest123 letmein letmein1 login123 master master1 monkey monkey1 mustang shadow shadow1
  superman superman1 batman batman1 spiderman pokemon dragon dragon1 football football1 baseball basketball soccer hockey
  killer hunter hunter2 ranger jordan jordan23 michael michael1 michelle jennifer jessica ashley amanda daniel daniel1
  charlie charlie1 andrew matthew joshua thomas robert george nicole hannah justin taylor samantha anthony william maggie
  ginger pepper cookie cheese banana orange purple yellow summer summer1 winter autumn spring flower flower1 sunshine
  sunshine1 princess princess1 lovely loveme iloveyou iloveyou1 iloveyou2 babygirl angel1 angels blessed jesus1 trustno1
  whatever welcome welcome1 welcome123 freedom secret secret1 secret123 starwars matrix internet computer google samsung
  access access14 hello1 hello123 hello1234 test123 test1234 testing testtest temp123 temporary user123 username root123
  qwert123 q1w2e3r4t5 zxc123 asd123 1g2w3e4r gwerty gwerty123 mynoob 18atcskd2w 3rjs1la7qe liverpool chelsea arsenal
  barcelona realmadrid juventus ferrari porsche mercedes harley corvette yankees cowboys lakers eagles packers steelers
  crovest crovest1 crovest123`
    .split(/\s+/)
    .filter(Boolean),
)

export const isCommonPassword = (password: string) => commonest.has(password.normalize('NFKC').toLowerCase())
