/** Common password words of four letters or more; typical suffixes are in `commonEndings`. */
export const commonWords = `
password passwort passwd passcode motdepasse contrasena senha parola wachtwoord haslo heslo losenord salasana admin
administrator root user username guest login logon access account welcome default changeme temp temporary secret private
hidden master system server computer internet network windows linux ubuntu android iphone apple google facebook twitter
instagram tiktok youtube snapchat whatsapp discord twitch netflix spotify amazon paypal microsoft samsung nokia sony nintendo
playstation xbox minecraft roblox fortnite pokemon pikachu mario zelda sonic warcraft starcraft diablo counter halo matrix
starwars startrek skywalker vader yoda gandalf frodo hobbit potter hermione hogwarts batman superman spiderman ironman
wolverine hulk thor joker avengers marvel naruto sasuke goku vegeta dragonball onepiece luffy sailor disney mickey minnie
donald goofy simba nemo elsa frozen barbie snoopy garfield scooby simpson homer bart
qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx wsxedc qweasd qweasdzxc asdasd zxczxc poiuyt lkjhgf
mnbvcxz abcdef abcdefg abcdefgh alphabet number letter asdf qwer zxcv qaz wsx
love lover loveme lovely loveyou iloveyou iloveme myself mylove forever together always kisses kissme sweet sweety sweetie
honey darling baby babygirl babyboy babe cutie beautiful pretty gorgeous princess prince queen king angel angels heaven
devil demon lucifer jesus christ church faith blessed blessing believe miracle spirit lord grace trinity gospel bible
family mother father mommy daddy mama papa sister brother grandma grandpa daughter son friend friends bestfriend buddy
happy happiness smile smiley laugh dream dreamer dreams peace hope life living freedom liberty justice destiny fortune
lucky luck magic magical mystic wizard witch fairy unicorn dragon phoenix pegasus griffin vampire zombie ghost shadow
darkness night knight warrior samurai ninja pirate viking hunter ranger sniper soldier captain major general colonel
killer assassin slayer predator terminator rambo rocky tiger lion panther leopard cheetah jaguar puma cougar wolf wolves
bear panda koala kitten kitty cat cats puppy doggy dog dogs horse pony rabbit bunny hamster monkey gorilla elephant
giraffe zebra dolphin whale shark turtle tortoise snake cobra viper python falcon eagle hawk raven robin sparrow parrot
penguin chicken rooster turkey duck goose swan butterfly spider scorpion beetle mustang bronco stallion
football soccer baseball basketball hockey tennis golf cricket rugby volleyball softball boxing wrestling swimming
running skating skateboard surfing snowboard bowling fishing hunting racing champion winner player gamer gaming coach
liverpool chelsea arsenal tottenham manchester everton barcelona realmadrid juventus milan inter bayern dortmund benfica
porto celtic rangers galatasaray fenerbahce besiktas boca riverplate flamengo corinthians palmeiras santos
yankees redsox dodgers giants cowboys steelers packers patriots eagles raiders broncos bears dolphins chargers lakers
celtics bulls knicks heat warriors spurs rockets
summer winter spring autumn january february march april june july august september october november december monday
tuesday wednesday thursday friday saturday sunday weekend holiday vacation birthday christmas santa easter halloween
morning evening midnight sunrise sunset sunshine sunny sunday rainbow raindrop rain thunder lightning storm hurricane
tornado cloud snow snowman snowball ice fire flame phoenix water ocean river lake beach island mountain forest jungle
desert garden flower flowers rose roses tulip orchid lily daisy violet jasmine lotus sunflower cherry apple banana orange
lemon lime peach melon strawberry blueberry raspberry mango coconut pineapple chocolate cookie cookies candy sugar
cinnamon vanilla caramel coffee espresso latte cappuccino mocha pepsi cocacola whiskey vodka tequila beer wine cheese
pizza burger bacon chicken noodle pasta spaghetti taco burrito pepper ginger garlic onion tomato potato pickle peanut
butter honeybee muffin cupcake pancake waffle donut
black white red blue green yellow purple pink orange brown silver golden gold diamond crystal emerald ruby sapphire pearl
jewel platinum titanium copper bronze metal iron steel
music guitar piano drums violin rock rockstar rocknroll metallica nirvana slipknot linkinpark greenday blink eminem tupac
beatles elvis queen abba madonna britney shakira rihanna beyonce justin bieber onedirection blackpink bangtan
ferrari porsche mercedes lamborghini maserati bugatti toyota honda nissan mazda suzuki yamaha kawasaki ducati harley
chevy chevrolet corvette camaro mustang dodge charger challenger viper jeep hummer volvo audi volkswagen golf passat
turbo nitro speed racer driver engine motor
money dollar million millionaire rich cash business office company manager boss director secretary student teacher school
college university campus class science physics chemistry biology history english spanish french german italian russian
chinese japanese america american canada mexico brazil argentina colombia england london scotland ireland france paris
germany berlin italy roma spain madrid portugal lisboa poland russia moscow ukraine turkey istanbul india mumbai delhi
pakistan china beijing shanghai japan tokyo korea seoul australia sydney africa nigeria egypt texas california florida
newyork chicago boston dallas houston denver phoenix atlanta detroit seattle vegas hollywood brooklyn
james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald
steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric
jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry
tyler aaron jose adam nathan henry douglas zachary peter kyle walter ethan jeremy harold keith christian roger noah
gerald carl terry sean austin arthur lawrence jesse dylan bryan jordan billy bruce albert willie gabriel logan alan juan
wayne ralph randy eugene vincent russell elijah louis bobby philip johnny oscar carlos diego miguel antonio francisco
manuel pedro pablo sergio fernando alejandro ricardo roberto eduardo luis jorge mario marco giuseppe giovanni luca
matteo andrea hans peter stefan martin sebastian felix lukas tobias florian jan piotr tomasz pawel ivan dmitri sergey
alexey vladimir mikhail nikita maxim muhammad mohammed ahmed ali omar hassan ibrahim yusuf mustafa mehmet kumar rahul
amit raj krishna ganesh
mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly
emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy angela shirley anna
brenda pamela emma nicole helen samantha katherine christine debra rachel carolyn janet maria catherine heather diane
olivia julie joyce victoria ruth virginia lauren kelly christina joan evelyn judith andrea hannah megan cheryl jacqueline
martha madison teresa gloria sara janice ann kathryn abigail sophia frances jean alice judy isabella julia grace amber
denise danielle marilyn beverly charlotte natalie theresa diana brittany doris kayla alexis lori marie claire chloe zoe
lucia sofia camila valentina mariana daniela gabriela paula carmen rosa elena natasha olga svetlana tatiana irina
ekaterina anastasia fatima aisha zeynep priya lakshmi anjali
maggie molly bailey buddy charlie cooper daisy lucky lucy max oliver oscar rocky sadie sophie toby tucker bella coco
pepper peanut shadow smokey tigger simba chester casper felix sylvester patches muffin precious princess duke duchess
hello hellokitty goodbye byebye letmein letmeinnow openup opensesame trustme trustno nothing something anything everything
whatever whoever someone nobody noone unknown mystery testing test tester testtest demo sample example dummy foobar
hacker hacked cracker elite leet noob newbie legend legendary epic awesome amazing fantastic super superstar star stars
galaxy universe cosmos planet earth venus mars jupiter saturn neptune pluto apollo rocket space spaceman alien aliens
robot cyber digital electric electron proton atomic quantum energy power powerful strong strength force thunderbolt
extreme ultimate infinity eternal eternity immortal titan goliath hercules achilles zeus apollo athena artemis odin loki
freya anubis osiris isis horus pharaoh caesar napoleon einstein newton tesla edison mozart beethoven picasso
monster monsters goblin orc troll elf dwarf mage sorcerer paladin rogue thief bandit outlaw cowboy gangster mafia godfather
scarface joker clown freak psycho crazy insane mental stupid idiot loser fuckyou asshole
sexy playboy hardcore
creator creators content video videos viral follower followers subscribe influencer investor investors funding fund funds
startup crowdfunding backer campaign`
  .split(/\s+/)
  .filter((word) => word.length >= 3)

/** Typical suffixes that people add to satisfy password rules. */
export const commonEndings = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '!',
  '1!',
  '123!',
  '01',
  '007',
  '69',
  '99',
  '00',
]

/** The most frequent leaked passwords that aren't a word with a suffix. */
export const commonestPasswords = `
123456 1234567 12345678 123456789 1234567890 0123456789 987654321 0987654321 654321 7654321 87654321 123123 123321 123456a
123456q 12345a 12345q 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 qazwsxedc q1w2e3r4
q1w2e3r4t5 q1w2e3 qwe123 qwer1234 qwerty12 qwertyu qwertyui asdf1234 asd123 zxc123 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 abc123
abc12345 abcd1234 abcd123 a123456 a12345678 a123456789 aa123456 aa12345678 000000 0000000 00000000 111111 1111111 11111111
111222 112233 11223344 121212 12121212 123qwe 123qweasd 123abc 123asd 131313 147258 147258369 147852 159357 159753 159951
222222 232323 252525 333333 444444 456123 456789 555555 654123 666666 696969 741852963 753951 777777 7777777 789456
789456123 789789 852456 888888 88888888 963852741 987654 999999 999999999 passw0rd p@ssw0rd p@ssword pa55word pa55w0rd
pa$$word pa$$w0rd pass123 pass1234 pass12345 iloveu iloveu1 iloveu2 iloveyou2 i love you trustno1 ncc1701 ncc1701d thx1138
18atcskd2w 3rjs1la7qe 1g2w3e4r gwerty gwerty123 mynoob google1 access14 hunter2 jordan23 qwert123 qwert12345 letmein2
r2d2c3po c3por2d2 bond007 agent007 4rfv3edc 5tgb6yhn zaqwsx zaqwsxcde 0987654 098765 12qwaszx 12345qwert 1234qwer
q12345 qq123456 q123456 w123456 z123456 zz123456 x123456 as123456 asd12345 asdfg12345 qweqwe qweqwe123 asdzxc zxcasd
5201314 woaini woaini1314 a5201314 7758521 1314520 5211314 nihao123`
  .split(/\s+/)
  .filter(Boolean)
