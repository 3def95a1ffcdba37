-- The counties of the United States and the towns in each with their positions: boundaries of the Census Bureau
-- (2017, as us-atlas 3.0.1 has them), towns of the postal codes (zipcodes 8.0.0). A line is
-- state|county|latitude,longitude|towns, as private.counties keeps them.
insert into private.counties (state, county, latitude, longitude, towns)
select
  split_part(l, '|', 1), split_part(l, '|', 2), split_part(split_part(l, '|', 3), ',', 1)::double precision,
  split_part(split_part(l, '|', 3), ',', 2)::double precision, ';' || split_part(l, '|', 4)
from string_to_table($places$
AL|Autauga County|32.54,-86.64|autaugaville,-7,-7;billingsley,12,-8;booth,-3,7;jones,-3,-17;marbury,15,15;prattville,-6,18
AL|Baldwin County|30.73,-87.72|bay minette,14,-4;bon secour,-41,-2;daphne,-11,-17;elberta,-33,13;fairhope,-23,-15;foley,-32,3;gulf shores,-47,-1;lillian,-33,25;little river,50,-3;loxley,-11,-3;magnolia springs,-33,-5;montrose,-16,-18;orange beach,-45,14;perdido,31,6;point clear,-25,-20;robertsdale,-16,9;seminole,-22,26;silverhill,-20,-2;spanish fort,-4,-18;stapleton,2,-6;stockton,29,-14;summerdale,-25,2
AL|Barbour County|31.87,-85.39|clayton,2,-6;clio,-18,-20;eufaula,3,24;louisville,-8,-17
AL|Bibb County|33.00,-87.13|brent,-6,-8;brierfield,5,18;centreville,-5,1;green pond,23,0;lawley,-13,17;randolph,-11,22;west blocton,14,-1;woodstock,21,-2
AL|Blount County|33.98,-86.57|allgood,-6,12;blountsville,11,0;cleveland,0,1;hayden,-3,-18;locust fork,-8,-6;oneonta,-6,9;remlap,-16,-3;warrior,-13,-25
AL|Bullock County|32.10,-85.72|fitzpatrick,12,-17;midway,-1,18;perote,-1,1;union springs,4,0
AL|Butler County|31.75,-86.68|chapman,-11,-5;forest home,10,-16;georgiana,-12,-5;greenville,6,6;mc kenzie,-21,-5
AL|Calhoun County|33.77,-85.83|alexandria,1,-7;anniston,-6,2;bynum,-1,-1;choccolocco,-11,13;de armanville,-1,-1;eastaboga,-17,-13;jacksonville,6,5;ohatchee,1,-20;piedmont,7,18;weaver,-1,2;wellington,5,-7
AL|Chambers County|32.91,-85.39|cusseta,-13,12;five points,13,7;lafayette,1,-5;lanett,-5,18;valley,-22,13;waverly,-15,-12
AL|Cherokee County|34.18,-85.60|cedar bluff,7,0;centre,-6,-1;gaylesville,18,5;leesburg,2,-17;spring garden,-20,5
AL|Chilton County|32.85,-86.72|clanton,3,13;jemison,13,0;maplesville,-4,-15;stanton,-12,-18;thorsby,7,0;verbena,-10,21
AL|Choctaw County|32.02,-88.26|butler,6,6;gilbertown,-15,-6;jachin,21,10;lisman,20,-6;melvin,-9,-20;needham,-3,-7;pennington,19,21;silas,-25,-5;toxey,-10,11;ward,28,12
AL|Clarke County|31.68,-87.83|alma,-22,10;campbell,24,-18;carlton,-34,-1;coffeeville,11,-24;dickinson,9,12;fulton,12,11;gainestown,-25,15;grove hill,3,5;jackson,-16,-4;morvin,30,-16;thomasville,23,7;whatley,-4,18
AL|Clay County|33.27,-85.86|ashland,-2,3;cragford,-5,15;delta,19,18;hollins,-15,-28;lineville,6,13;millerville,-8,-7
AL|Cleburne County|33.68,-85.52|edwardsville,3,1;fruithurst,10,8;heflin,-6,-7;muscadine,8,14;ranburne,-11,14
AL|Coffee County|31.40,-85.99|elba,1,-9;enterprise,-8,12;jack,16,2;new brockton,-3,5
AL|Colbert County|34.70,-87.80|cherokee,4,-17;leighton,1,28;muscle shoals,5,16;sheffield,6,11;tuscumbia,-1,12
AL|Conecuh County|31.43,-86.99|brooklyn,-17,22;castleberry,-13,-3;evergreen,3,7;lenox,-9,-19;range,-12,-22;repton,0,-18
AL|Coosa County|32.94,-86.25|equality,-12,14;goodwater,14,17;kellyton,4,20;rockford,-6,1;weogufka,9,-6
AL|Covington County|31.25,-86.45|andalusia,6,-5;florala,-23,11;gantt,16,-3;lockhart,-24,10;red level,19,-16;river falls,11,-9;wing,-23,-18
AL|Crenshaw County|31.73,-86.31|brantley,-16,4;dozier,-22,-5;glenwood,-7,14;highland home,20,2;honoraville,15,-8;luverne,-2,6;petrey,12,11;rutledge,-2,-6
AL|Cullman County|34.13,-86.87|baileyton,14,25;bremen,-16,-14;crane hill,-5,-18;cullman,3,2;garden city,-13,12;hanceville,-8,8;holly pond,6,25;joppa,15,32;logan,1,-16;vinemont,13,-5
AL|Dale County|31.43,-85.61|ariton,15,-10;daleville,-15,-12;fort rucker,-8,-11;midland city,-11,12;newton,-10,1;ozark,2,-3;pinckard,-13,8;skipperville,14,7
AL|Dallas County|32.33,-87.11|marion junction,10,-16;minter,-14,4;orrville,-3,-12;plantersville,29,16;safford,-3,-26;sardis,-4,11;selma,9,9;tyler,0,24
AL|DeKalb County|34.46,-85.80|collinsville,-19,-6;crossville,-20,-23;dawson,-10,-13;fort payne,0,6;fyffe,-2,-13;geraldine,-10,-22;groveoak,-3,-24;henagar,16,8;ider,27,16;mentone,13,23;rainsville,4,-4;sylvania,10,1;valley head,11,18
AL|Elmore County|32.60,-86.15|coosada,-9,-18;deatsville,1,-25;eclectic,6,12;elmore,-5,-17;kent,2,20;millbrook,-10,-21;tallassee,-5,25;titus,9,-9;wetumpka,-2,-1
AL|Escambia County|31.13,-87.16|atmore,-9,-33;brewton,-1,8;flomaton,-9,-10;huxford,9,-30
AL|Etowah County|34.04,-86.04|altoona,3,-17;attalla,-1,-6;boaz,12,-14;gadsden,-6,6;gallant,-5,-20;rainbow city,-11,-5;walnut grove,2,-27
AL|Fayette County|33.72,-87.74|bankston,-2,5;belk,-7,-19;berry,-3,12;fayette,-2,-10;glen allen,19,0
AL|Franklin County|34.44,-87.84|hodges,-10,-12;phil campbell,-10,13;red bay,1,-27;russellville,4,16;spruce pine,-2,3;vina,-7,-23
AL|Geneva County|31.10,-85.84|bellwood,8,4;black,-8,9;chancellor,8,2;coffee springs,4,-8;geneva,-5,-5;hartford,-1,12;kinston,10,-31;malvern,3,28;samson,1,-23;slocomb,0,25
AL|Greene County|32.85,-87.95|boligee,-8,-7;clinton,6,-4;eutaw,4,2;forkland,-24,11;knoxville,13,16;west greene,7,-13
AL|Hale County|32.76,-87.63|akron,9,-9;gallion,-23,-7;greensboro,-4,4;moundville,15,4;newbern,-21,7;sawyerville,0,-11
AL|Henry County|31.51,-85.24|abbeville,6,-4;clopton,13,-15;columbia,-18,10;headland,-16,-9;newville,-7,-9;shorterville,-1,13
AL|Houston County|31.15,-85.30|ashford,4,5;cottonwood,-10,-1;cowarts,5,0;dothan,5,-10;gordon,-5,18;pansey,-1,15;webb,11,5
AL|Jackson County|34.78,-86.00|bridgeport,17,27;bryant,17,37;dutton,-17,9;estillfork,13,-17;fackler,5,2;flat rock,3,29;higdon,6,38;hollytree,2,-27;hollywood,-5,5;paint rock,-8,-31;pisgah,-10,15;princeton,9,-25;scottsboro,-10,-10;section,-24,1;stevenson,10,15;trenton,-2,-23;woodville,-11,-23
AL|Jefferson County|33.55,-86.90|adamsville,3,-6;adger,-12,-27;alton,2,26;bessemer,-12,-9;bham,-9,10;birmingham,-4,5;brookside,8,-2;cardiff,9,-2;clay,15,30;decorative craft ideas,-4,10;docena,0,-3;dolomite,-9,-6;fairfield,-8,-2;fultondale,5,7;gardendale,16,7;graysville,10,-8;kimberly,21,9;leeds,-3,32;morris,18,12;mount olive,12,2;mulga,-2,-16;new castle,9,13;oxmoor house,-9,9;palmerdale,18,25;pinson,18,25;pleasant grove,-7,-8;sayre,16,-8;shannon,-15,2;trafford,26,15;trussville,8,30;watson,-1,-3
AL|Lamar County|33.78,-88.10|beaverton,16,8;detroit,25,-7;kennedy,-16,10;millport,-24,-10;sulligent,8,-5;vernon,-2,0
AL|Lauderdale County|34.90,-87.65|anderson,4,38;cloverdale,4,-12;florence,-3,-3;killen,0,15;lexington,5,26;rogersville,-5,33;waterloo,3,-31
AL|Lawrence County|34.52,-87.31|courtland,15,0;danville,-13,17;hillsboro,13,13;moulton,-2,9;mount hope,-4,-17;town creek,13,-12
AL|Lee County|32.60,-85.35|auburn,-2,-13;auburn university,0,-13;loachapoka,0,-24;opelika,1,0;salem,2,17;smiths station,-6,26
AL|Limestone County|34.81,-86.98|ardmore,17,15;athens,0,-1;belle mina,-15,10;capshaw,-4,19;elkmont,12,1;lester,15,-12;mooresville,-19,11;tanner,-13,2
AL|Lowndes County|32.16,-86.65|fort deposit,-16,7;hayneville,4,-1;letohatchee,-7,16;lowndesboro,14,0
AL|Macon County|32.39,-85.69|fort davis,-14,-6;hardaway,-7,-19;notasulga,16,1;shorter,0,-22;tuskegee,5,1;tuskegee institute,3,-4
AL|Madison County|34.76,-86.55|brownsboro,-5,8;gurley,-5,16;harvest,6,-20;hazel green,19,-4;huntsville,-4,-3;madison,-5,-22;meridianville,10,-3;new hope,-21,15;new market,14,10;normal,3,-2;owens cross roads,-14,9;ryland,1,7;toney,15,-15
AL|Marengo County|32.25,-87.79|demopolis,24,-5;dixons mills,-18,4;faunsdale,18,17;jefferson,17,-11;linden,6,-1;magnolia,-11,9;myrtlewood,0,-16;nanafalia,-13,-20;sweet water,-17,-13;thomaston,1,19
AL|Marion County|34.14,-87.89|bear creek,3,15;brilliant,-10,13;guin,-17,-2;hackleburg,13,3;hamilton,2,-12;winfield,-21,9
AL|Marshall County|34.37,-86.31|albertville,-7,11;arab,-4,-18;douglas,-19,-2;grant,13,5;guntersville,-2,3;horton,-18,-1;langston,13,17;union grove,4,-16
AL|Mobile County|30.78,-88.21|axis,16,19;bayou la batre,-37,-4;bucks,23,18;calvert,37,20;chunchula,21,8;citronelle,26,-5;coden,-39,0;creola,12,19;dauphin island,-53,10;eight mile,1,3;firms,-9,17;grand bay,-28,-12;irvington,-30,-3;mobile,-10,9;mount vernon,32,17;saint elmo,-28,-5;saraland,5,11;satsuma,7,15;semmes,-3,-6;theodore,-26,-1;wilmer,3,-13
AL|Monroe County|31.57,-87.37|beatrice,16,19;excel,-14,2;franklin,15,-7;frisco city,-15,-2;goodway,-23,-6;megargel,-21,-7;mexia,-6,-4;monroeville,-5,3;perdue hill,-6,-13;peterman,2,11;uriah,-26,-20;vredenburgh,24,5
AL|Montgomery County|32.22,-86.21|cecil,7,22;grady,-20,8;hope hull,0,-19;lapine,-25,-8;mathews,-9,17;montgomery,9,-4;mount meigs,1,0;pike road,12,11;pine level,-15,15;ramer,-15,-4
AL|Morgan County|34.45,-86.85|decatur,14,-13;falkville,-11,-6;hartselle,-1,-7;laceys spring,5,24;somerville,5,5;trinity,14,-24;valhermoso springs,9,17
AL|Perry County|32.64,-87.29|marion,1,-4;uniontown,-19,-20
AL|Pickens County|33.28,-88.09|aliceville,-16,-8;carrollton,-3,-4;ethelsville,14,-13;gordo,7,19;mc shan,-2,0;reform,12,7
AL|Pike County|31.80,-85.94|banks,3,14;brundidge,-10,12;goshen,-1,-19;troy,-2,-4
AL|Randolph County|33.29,-85.46|graham,17,13;roanoke,-14,9;wadley,-14,-9;wedowee,1,-1;woodland,8,6
AL|Russell County|32.29,-85.19|cottonton,-14,11;fort mitchell,1,19;hatchechubbee,0,-12;holy trinity,-6,18;hurtsboro,-4,-21;phenix city,18,12;pittsview,-11,5;seale,2,2
AL|St. Clair County|33.71,-86.32|ashville,12,6;cook springs,-13,-8;cropwell,-19,2;margaret,-3,-16;moody,-11,-15;odenville,-4,-9;pell city,-12,-2;ragland,2,15;riverside,-10,12;springville,2,-12;steele,23,9;wattsville,-1,6
AL|Shelby County|33.26,-86.66|alabaster,-7,-13;calera,-15,-9;chelsea,3,1;columbiana,-9,5;harpersville,6,22;helena,0,-24;maylene,-3,-21;montevallo,-14,-20;pelham,3,-11;saginaw,-6,-12;shelby,-19,11;siluria,-3,-16;sterrett,18,17;vandiver,22,16;vincent,14,26;westover,7,12;wilsonville,-3,13;wilton,-18,-22
AL|Sumter County|32.59,-88.20|bellamy,-14,6;cuba,-18,-16;emelle,16,-11;epes,8,8;gainesville,23,4;livingston,-1,1;panola,28,-4;york,-12,-7
AL|Talladega County|33.38,-86.17|alpine,2,-7;bon air,-11,-17;childersburg,-13,-20;lincoln,23,6;munford,16,23;oxford,20,33;sycamore,-13,-4;sylacauga,-21,-15;talladega,5,6
AL|Tallapoosa County|32.86,-85.80|alexander city,9,-15;camp hill,-8,15;dadeville,-4,3;daviston,17,4;east tallassee,-6,-1;jacksons gap,2,-5
AL|Tuscaloosa County|33.29,-87.53|abernant,2,34;brookwood,-1,22;buhl,-6,-23;coaling,-15,19;coker,0,-16;cottondale,-11,14;duncanville,-23,8;echola,0,-25;elrod,-3,-27;fosters,-21,-17;kellerman,5,22;mc calla,-1,42;northport,1,-5;peterson,2,7;ralph,-16,-24;samantha,2,7;tuscaloosa,-5,0;vance,-11,27
AL|Walker County|33.80,-87.30|burnwell,-9,21;carbon hill,11,-24;cordova,-3,11;dora,-7,24;eldridge,13,-32;empire,2,28;goodsprings,-12,6;jasper,7,4;kansas,10,-26;nauvoo,13,-14;oakman,-10,-7;parrish,-8,3;quinton,-15,19;sipsey,2,22;sumiton,-3,25;townley,4,-14
AL|Washington County|31.41,-88.21|chatom,8,-6;deer park,-19,-11;frankville,24,8;fruitdale,-6,-17;leroy,8,24;malcolm,-22,20;mc intosh,-17,16;millry,22,-15;saint stephens,13,16;sunflower,-4,20;tibbie,0,3;vinegar bend,-15,-18;wagarville,0,14
AL|Wilcox County|31.99,-87.31|alberta,17,-4;annemanie,8,-25;arlington,8,-25;boykin,9,3;camden,2,1;catherine,19,-18;furman,2,33;lower peach tree,-14,-26;mc williams,6,5;oak hill,-4,23;pine apple,-6,30;pine hill,-2,-27
AL|Winston County|34.15,-87.37|addison,6,18;arley,-9,19;delmar,2,-23;double springs,-1,-2;haleyville,8,-22;houston,-3,11;lynn,-10,-17;natural bridge,-6,-23
AK|Aleutians East|55.37,-162.00|akutan,-122,-378;cold bay,-18,-72;false pass,-51,-141;king cove,-30,-30;sand point,-5,151
AK|Aleutians West|52.95,-173.64|adak,-108,-299;atka,-75,-56;dutch harbor,94,710;nikolski,-1,478;saint george island,364,403;saint paul island,423,337;unalaska,94,712
AK|Anchorage|61.15,-149.11|anchorage,2,-74;chugiak,26,-34;eagle river,16,-40;girdwood,-19,-3;indian,-4,-33
AK|Bethel|60.94,-159.92|akiachak,-3,-151;akiak,-3,-130;aniak,64,39;bethel,-15,-184;chefornak,-79,-429;crooked creek,88,191;goodnews bay,-182,-167;kalskag,60,-41;kasigluk,-4,-260;kipnuk,-102,-418;kongiganak,-98,-297;kwethluk,-13,-152;kwigillingok,-108,-322;lower kalskag,57,-44;mekoryuk,-57,-637;napakiak,-24,-203;nightmute,-46,-481;nunapitchuk,-4,-254;platinum,-193,-190;quinhagak,-120,-196;red devil,82,260;sleetmute,76,275;toksook bay,-41,-519;tuluksak,17,-102;tuntutuliak,-60,-275
AK|Bristol Bay|58.74,-156.70|king salmon,-6,4;naknek,4,-20;south naknek,-8,-28
AK|Denali|63.68,-150.03|anderson,67,85;cantwell,-28,114;clear,62,87;denali national park,-13,5;healy,24,102
AK|Dillingham|59.79,-158.25|aleknagik,-52,-37;clarks point,-98,-28;dillingham,-75,-27;ekwok,-43,78;jber,7,-35;manokotak,-78,-74;new stuyahok,-30,96;togiak,-73,-212
AK|Fairbanks North Star|64.81,-146.56|eielson afb,-14,-52;ester,6,-153;fairbanks,5,-119;fort wainwright,2,-109;north pole,-3,-81;salcha,-30,-39;two rivers,6,-34
AK|Haines|59.11,-135.48|haines,14,-6
AK|Hoonah-Angoon|58.28,-135.61|angoon,-78,103;elfin cove,-9,-73;gustavus,14,-15;hoonah,-19,18;pelican,-32,-62;tenakee springs,-50,39
AK|Juneau|58.44,-134.15|auke bay,1,-55;douglas,-16,-25;juneau,-12,-30
AK|Kenai Peninsula|60.26,-151.57|anchor point,-42,-14;clam gulch,-3,17;cooper landing,22,174;homer,-72,33;hope,62,210;kasilof,6,28;kenai,36,31;moose pass,36,216;nikiski,44,29;ninilchik,-25,-7;seldovia,-81,-13;seward,-12,217;soldotna,22,43;sterling,26,71;tyonek,81,43
AK|Ketchikan Gateway|55.58,-130.93|ketchikan,-23,-73;ward cove,-19,-74
AK|Kodiak Island|57.68,-153.78|karluk,-11,-67;kodiak,5,105;larsen bay,-14,-20;old harbor,-47,48;ouzinkie,25,128;port lions,19,90
AK|Kusilvak|62.15,-163.40|alakanuk,54,-125;chevak,-62,-219;emmonak,63,-114;hooper bay,-63,-272;kotlik,88,-16;marshall,-23,113;mountain village,-4,-27;nunam iqua,38,-145;pilot station,-21,52;russian mission,-38,200;saint marys,-4,16;scammon bay,-31,-218;tununak,-157,-186
AK|Lake and Peninsula|58.60,-156.29|chignik,-230,-212;chignik lagoon,-33,-35;chignik lake,-236,-246;egegik,-40,-105;iliamna,115,147;levelock,69,-36;nondalton,137,145;pedro bay,126,222;perryville,-266,-297;pilot point,-104,-129;port alsworth,160,198;port heiden,-164,-227
AK|Matanuska-Susitna|62.32,-149.59|big lake,-80,-36;houston,-69,-23;palmer,-69,61;skwentna,-33,-181;sutton,-59,81;talkeetna,-6,-52;trapper creek,0,-64;wasilla,-75,12;willow,-42,-41
AK|Nome|64.91,-164.03|brevig mission,42,-245;elim,-29,176;gambell,-114,-768;koyuk,2,287;nome,-41,-138;saint michael,-144,192;savoonga,-123,-645;shaktoolik,-56,283;shishmaref,132,-211;stebbins,-139,174;teller,33,-236;unalakleet,-103,324;wales,70,-406;white mountain,-23,62
AK|North Slope|69.40,-153.48|anaktuvuk pass,-126,174;atqasuk,109,-397;barrow,183,-334;kaktovik,73,985;nuiqsut,79,248;point hope,-105,-1326;point lay,34,-953;prudhoe bay,89,481;wainwright,124,-656
AK|Northwest Arctic|67.05,-159.74|ambler,4,189;buckland,-107,-138;deering,-98,-297;kiana,-8,-68;kivalina,68,-479;kobuk,-14,286;kotzebue,-15,-285;noatak,52,-322;noorvik,-21,-130;selawik,-45,-26;shungnak,-16,261
AK|Petersburg|57.12,-132.93|petersburg,-29,-23
AK|Prince of Wales-Hyder|55.81,-133.04|coffman cove,14,29;craig,-34,-8;hydaburg,-60,22;hyder,11,302;kake,116,-89;klawock,-26,-1;metlakatla,-69,146;point baker,54,-58;port alexander,44,-160;thorne bay,-15,53
AK|Sitka|57.23,-135.31|sitka,-18,-1
AK|Skagway|59.56,-135.33|skagway,-9,3
AK|Southeast Fairbanks|63.87,-143.21|chicken,21,128;delta junction,17,-252;eagle,92,201;fort greely,9,-324;northway,-90,128;tanacross,-48,-13
AK|Valdez-Cordova|61.54,-144.51|chitina,-3,7;copper center,43,-82;cordova,-101,-124;gakona,76,-79;glennallen,56,-115;tatitlek,-65,-216;valdez,-44,-239;whittier,-77,-417
AK|Wrangell|56.33,-132.03|meyers chuck,-58,-23;wrangell,11,-32
AK|Yakutat|59.90,-140.32|yakutat,-8,77
AK|Yukon-Koyukuk|65.50,-151.85|allakaket,107,-79;anvik,-284,-836;arctic village,263,631;beaver,86,445;bettles field,-27,83;central,-3,710;chalkyitsik,116,813;circle,33,777;fort yukon,107,658;galena,-77,-508;grayling,-260,-821;holy cross,-331,-797;hughes,54,-241;huslia,19,-444;kaltag,-117,-687;koyukuk,-62,-585;lake minchumina,-162,-46;manley hot springs,-50,122;mc grath,-255,-372;minto,-44,216;nenana,-94,276;nikolai,-249,-252;nulato,-78,-625;rampart,1,169;ruby,-78,-365;shageluk,-282,-771;stevens village,51,276;takotna,-251,-421;tanana,-33,-23;venetie,151,544
AZ|Apache County|35.38,-109.49|alpine,-156,36;blue gap,79,-46;chambers,-15,-4;chinle,75,-12;concho,-94,-19;dennehotso,139,-37;eagar,-128,19;fort defiance,36,41;ganado,33,-5;greer,-138,2;houck,-10,28;lukachukai,103,24;lupton,-3,43;many farms,102,-15;mcnary,-131,-37;nazlini,51,4;nutrioso,-143,28;petrified forest natl pk,-15,-4;red valley,-15,-4;rock point,133,-14;round rock,113,1;saint johns,-88,11;saint michaels,26,39;sanders,-17,15;springerville,-121,16;teec nos pos,140,13;tsaile,92,27;vernon,-113,-21;window rock,28,41
AZ|Cochise County|31.88,-109.75|benson,11,-54;bisbee,-47,-16;bowie,45,26;cochise,22,-17;douglas,-51,19;dragoon,15,-29;elfrida,-16,13;fort huachuca,-16,-30;hereford,-47,-45;huachuca city,-21,-58;mc neal,-37,-9;naco,-54,-19;pearce,1,14;pirtleville,-52,19;pomerene,12,-54;saint david,2,-46;san simon,16,58;sierra vista,-32,-52;tombstone,-16,-31;willcox,43,-10
AZ|Coconino County|35.84,-111.77|bellemont,-60,-6;cameron,16,26;flagstaff,-64,12;forest lakes,-138,90;fredonia,107,-73;grand canyon,11,-36;gray mountain,-9,15;happy jack,-117,43;kaibeto,57,42;leupp,-50,78;marble canyon,90,-5;mormon lake,-93,31;munds park,-89,13;north rim,38,-29;page,108,31;parks,-58,-18;supai,39,-92;tonalea,87,93;tuba city,27,50;williams,-29,-40
AZ|Gila County|33.80,-110.81|claypool,-38,0;globe,-40,2;hayden,-80,3;miami,-40,-6;payson,44,-48;peridot,-49,36;pine,54,-72;roosevelt,-16,-16;san carlos,-45,36;tonto basin,3,-48;winkelman,-79,4;young,30,-15
AZ|Graham County|32.93,-109.89|bylas,20,-23;central,-6,10;eden,3,-1;fort thomas,10,-8;pima,-2,3;safford,-12,20;solomon,-12,25;thatcher,-8,14
AZ|Greenlee County|33.22,-109.24|blue,44,17;clifton,-8,0;duncan,-33,3;morenci,-14,-12
AZ|La Paz County|33.73,-113.98|bouse,23,-2;cibola,-41,-68;ehrenberg,-11,-52;parker,42,-31;poston,26,-41;quartzsite,-3,-23;salome,2,41;wenden,31,52
AZ|Maricopa County|33.35,-112.49|aguila,57,-72;arizona state lottery,10,52;arizona state univ west,25,33;arlington,-3,-30;avondale,11,17;buckeye,7,-4;carefree,48,58;cashion,9,20;cave creek,51,55;census bureau,9,40;chandler,-6,64;chandler heights,-7,83;chandler hts,-13,88;el mirage,26,17;fort mcdowell,26,81;fountain hills,26,77;gila bend,-42,-25;gilbert,-3,74;glendale,23,30;glendale luke afb,19,31;goodyear,11,10;higley,-5,80;laveen,0,32;litchfield park,16,8;mesa,7,72;morristown,51,-13;new river,58,37;palo verde,0,-18;paradise valley,20,54;peoria,27,26;phoenix,14,42;rio verde,37,82;scottsdale,23,61;sun city,27,20;sun city west,33,14;surprise,29,11;tempe,5,56;tolleson,9,22;tonopah,7,-46;tortilla flat,18,110;waddell,22,5;wickenburg,58,-30;wittmann,42,-12;youngtown,24,19
AZ|Mohave County|35.70,-113.76|bullhead city,-56,-80;chloride,-31,-46;colorado city,129,79;dolan springs,-13,-62;fort mohave,-69,-81;golden valley,-40,-46;hackberry,-33,4;hualapai,-30,-8;kingman,-48,-17;lake havasu city,-121,-52;littlefield,119,-17;meadview,28,-32;mohave valley,-83,-83;oatman,-67,-62;peach springs,-16,34;temple bar marina,-49,-42;topock,-92,-72;valentine,-32,15;wikieup,-100,15;willow beach,8,-74;yucca,-83,-39
AZ|Navajo County|35.39,-110.32|cibecue,-135,-17;clay springs,-103,2;fort apache,-160,33;heber,-98,-27;holbrook,-48,18;hotevilla,54,-35;indian wells,1,23;joseph city,-41,-2;kayenta,130,5;keams canyon,42,4;kykotsmovi village,48,-30;lakeside,-122,33;overgaard,-98,-24;pinedale,-109,7;pinetop,-127,40;pinon,71,10;polacca,47,-7;second mesa,40,-19;shonto,123,-33;show low,-109,30;snowflake,-89,24;sun valley,-41,26;taylor,-95,23;white mountain lake,-112,12;whiteriver,-159,33;winslow,-37,-38;woodruff,-61,28
AZ|Pima County|32.10,-111.79|arivaca,-51,47;ariz correctional ctr,-1,88;catalina,41,87;cortaro,32,68;green valley,-26,75;lukeville,-22,-103;marana,32,58;mount lemmon,28,103;rillito,32,63;sahuarita,-15,79;sasabe,-61,25;sells,-7,-22;topawa,-29,-4;tucson,13,84;vail,-10,108
AZ|Pinal County|32.90,-111.34|apache jct,49,-14;apache junction,48,-14;arizona city,-16,-33;bapchule,23,-56;casa grande,-3,-38;coolidge,5,-18;dudleyville,4,62;eloy,-17,-23;florence,1,5;gold canyon,42,-1;kearny,17,40;mammoth,-18,70;maricopa,9,-64;oracle,-30,55;picacho,-22,-13;queen creek,30,-22;red rock,-30,-1;sacaton,21,-40;san manuel,-28,74;san tan valley,29,-18;stanfield,-4,-62;superior,38,24;valley farms,8,-10
AZ|Santa Cruz County|31.53,-110.85|amado,15,-25;elgin,13,32;nogales,-5,-7;patagonia,1,15;rio rico,-2,-23;sonoita,15,23;tubac,9,-20;tumacacori,4,-21
AZ|Yavapai County|34.60,-112.55|ash fork,62,5;bagdad,-2,-62;black canyon city,-52,42;camp verde,-3,70;chino valley,18,8;clarkdale,17,50;congress,-42,-21;cornville,13,64;cottonwood,11,54;crown king,-37,22;dewey,-6,30;humboldt,-10,32;iron springs,7,3;jerome,15,44;kirkland,-14,-34;lake montezuma,4,77;mayer,-23,42;paulden,43,1;prescott,3,3;prescott valley,6,25;rimrock,4,77;sedona,19,66;seligman,72,-40;skull valley,-9,-13;yarnell,-35,-20
AZ|Yuma County|32.77,-113.91|dateland,10,44;gadsden,-21,-88;roll,-2,-8;san luis,-28,-88;somerton,-21,-81;tacna,-8,-7;wellton,-8,-25;yuma,-9,-65
AR|Arkansas County|34.29,-91.37|almyra,12,-6;casscoe,22,8;crocketts bluff,16,11;de witt,-1,4;ethel,-5,23;gillett,-17,-1;humphrey,11,-30;saint charles,10,23;stuttgart,19,-17;tichnor,-20,13
AR|Ashley County|33.19,-91.77|crossett,-4,-23;fountain hill,17,-14;hamburg,1,-3;montrose,12,25;parkdale,-7,23;portland,4,26;wilmot,-13,20
AR|Baxter County|36.29,-92.34|big flat,-28,-5;clarkridge,19,1;cotter,-2,-20;gamaliel,18,11;gassville,3,-14;henderson,12,14;lakeview,9,-21;midway,11,-15;mountain home,5,-4;norfork,-8,6
AR|Benton County|36.34,-94.25|avoca,7,18;bella vista,13,-1;bentonville,3,4;cave springs,-7,4;centerton,3,-5;decatur,0,-20;garfield,9,30;gateway,15,33;gentry,-7,-22;gravette,8,-22;hiwasse,10,-8;lowell,-8,12;maysville,4,-32;pea ridge,11,14;rogers,-1,12;siloam springs,-16,-27;sulphur springs,14,-20
AR|Boone County|36.31,-93.09|alpena,-1,-19;bergman,0,6;diamond city,16,17;everton,-16,18;harrison,-7,-2;lead hill,8,9;omaha,15,-10
AR|Bradley County|33.47,-92.16|banks,8,-10;hermitage,-8,1;jersey,-8,-13;warren,15,9
AR|Calhoun County|33.56,-92.50|hampton,-2,-3;harrell,-5,11;thornton,22,2
AR|Carroll County|36.34,-93.54|beaver,9,-16;berryville,1,-2;eureka springs,9,-22;green forest,-2,13;oak grove,12,10
AR|Chicot County|33.27,-91.30|dermott,26,-14;eudora,-15,2;lake village,6,1
AR|Clark County|34.05,-93.18|alpine,18,-20;amity,21,-24;antoine,-2,-25;arkadelphia,7,12;beirne,-16,-3;curtis,-4,8;gurdon,-14,3;okolona,0,-11;whelen springs,-22,5
AR|Clay County|36.37,-90.42|corning,5,-17;datto,2,-31;greenway,-3,19;knobel,-5,-18;mc dougal,7,3;peach orchard,-9,-25;piggott,2,22;pollard,6,14;rector,-10,15;saint francis,8,27;success,8,-31
AR|Cleburne County|35.54,-92.03|concord,10,19;drasco,12,9;edgemont,9,-13;heber springs,-2,0;higden,3,-11;prim,13,-7;quitman,-13,-11;tumbling shoals,1,6;wilburn,-3,16
AR|Cleveland County|33.90,-92.19|kingsland,-4,-12;new edinburg,-14,-1;rison,5,7
AR|Columbia County|33.21,-93.23|emerson,-12,3;magnolia,4,-1;mc neil,15,3;taylor,-11,-22;waldo,15,-7
AR|Conway County|35.26,-92.70|center ridge,14,14;cleveland,13,0;hattieville,3,-8;menifee,-13,15;morrilton,-9,-3;plumerville,-10,8;solgohachia,1,3;springfield,1,15
AR|Craighead County|35.83,-90.63|black oak,1,23;bono,8,-15;brookland,9,6;caraway,-7,30;cash,0,-31;egypt,3,-31;jonesboro,-2,-7;lake city,-1,19;monette,7,29;state university,1,-4
AR|Crawford County|35.59,-94.24|alma,-9,4;cedarville,1,-13;chester,10,4;dyer,-10,11;mountainburg,6,9;natural dam,9,-17;rudy,-4,-5;uniontown,-1,-19;van buren,-14,-9
AR|Crittenden County|35.21,-90.31|clarkedale,10,7;crawfordsville,0,-3;earle,7,-14;edmondson,-10,0;gilmore,20,4;marion,0,11;proctor,-12,5;turrell,14,1;west memphis,-6,13
AR|Cross County|35.30,-90.77|cherry valley,10,1;hickory ridge,10,-21;parkin,-4,22;vanndale,3,0;wynne,-6,-2
AR|Dallas County|33.97,-92.65|carthage,11,10;fordyce,-15,23;ivan,-6,23;sparkman,-6,-20
AR|Desha County|33.83,-91.26|arkansas city,-22,2;dumas,6,-23;mc gehee,-20,-14;pickens,1,-25;rohwer,-7,-2;snow lake,23,25;tillar,-14,-19;watson,6,-3
AR|Drew County|33.59,-91.72|monticello,4,-7;wilmar,3,-21;winchester,16,25
AR|Faulkner County|35.15,-92.33|conway,-5,-7;enola,6,12;greenbrier,8,-3;mayflower,-18,-7;mount vernon,8,21;vilonia,-8,15;wooster,2,-12
AR|Franklin County|35.51,-93.89|alix,-10,16;altus,-8,13;branch,-22,-5;cecil,-9,-15;charleston,-20,-14;mulberry,0,-10;ozark,1,5
AR|Fulton County|36.38,-91.82|bexar,-9,-24;camp,2,9;cherokee village,-8,26;elizabeth,-6,-28;gepp,5,-28;glencoe,-9,7;mammoth spring,3,24;salem,-1,-6;sturkie,9,-7;viola,1,-18
AR|Garland County|34.58,-93.15|hot springs,-8,10;hot springs national park,-3,11;hot springs village,8,16;jessieville,13,11;lonsdale,-2,32;mountain pine,2,0;pearcy,-14,-9;royal,-6,-14
AR|Grant County|34.29,-92.42|grapevine,-16,11;leola,-10,-17;poyen,1,-19;prattsville,2,-9;sheridan,3,6
AR|Greene County|36.12,-90.56|beech grove,1,-13;delaplaine,8,-18;lafe,12,8;marmaduke,8,17;paragould,-6,5;walcott,-8,-11;walnut ridge,-7,-28
AR|Hempstead County|33.73,-93.67|blevins,14,9;columbus,6,-14;fulton,-10,-14;hope,-6,7;mc caskill,19,4;ozan,17,-10;washington,2,0
AR|Hot Spring County|34.32,-92.95|bismarck,-1,-24;bonnerdale,7,-44;donaldson,-10,4;friendship,-9,-6;jones mill,12,5;malvern,4,12
AR|Howard County|34.09,-93.99|dierks,4,-2;mineral springs,-22,7;nashville,-13,12;saratoga,-33,12;umpire,20,-4
AR|Independence County|35.74,-91.57|batesville,2,-1;charlotte,8,13;cord,8,23;cushman,13,-18;desha,0,-13;floral,-14,-16;locust grove,-2,-17;magness,-5,9;newark,-3,13;oil trough,-13,10;pleasant plains,-15,-6;rosie,-8,4;saffell,14,27;salado,-5,-3;sulphur rock,1,6;thida,-17,12
AR|Izard County|36.09,-91.91|brockwell,4,-4;calico rock,3,-27;dolph,13,-21;franklin,8,14;guion,-17,0;horseshoe bend,11,16;melbourne,-3,0;mount pleasant,-12,13;oxford,12,-1;pineville,7,-20;sage,-3,12;violet hill,7,7;wideman,9,-10;wiseman,14,10
AR|Jackson County|35.60,-91.22|amagon,-4,11;beedeville,-17,11;diaz,4,-4;grubbs,5,14;jacksonport,4,-9;newport,0,-4;swifton,23,9;tuckerman,13,2;tupelo,-21,-1
AR|Jefferson County|34.27,-91.93|altheimer,4,10;jefferson,12,-27;moscow,-12,14;pine bluff,-6,-8;redfield,18,-24;reydell,-10,37;sherrill,9,-6;tucker,17,2;wabbaseka,12,18;white hall,0,-16;wright,16,-13
AR|Johnson County|35.57,-93.46|clarksville,-8,-3;coal hill,-13,-21;hagarville,5,19;hartman,-13,-15;knoxville,-19,10;lamar,-13,11;oark,14,-10;ozone,9,3
AR|Lafayette County|33.24,-93.61|bradley,-13,-2;buckner,13,16;lewisville,13,1;stamps,12,11
AR|Lawrence County|36.04,-91.11|alicia,-10,3;black rock,7,-1;hoxie,-1,13;imboden,16,-8;lynn,-6,-16;minturn,-7,8;portia,5,4;powhatan,4,-4;ravenden,16,-15;sedgwick,-8,21;smithville,5,-17;strawberry,-7,-19
AR|Lee County|34.78,-90.78|aubrey,-6,-12;brickeys,7,24;haynes,10,1;la grange,-1,3;marianna,-1,0;moro,2,-22
AR|Lincoln County|33.96,-91.73|gould,8,16;grady,15,3;star city,-2,-13;yorktown,2,4
AR|Little River County|33.70,-94.23|alleene,9,-3;ashdown,-2,10;foreman,2,-15;ogden,-12,19;wilton,5,8;winthrop,16,-16
AR|Logan County|35.22,-93.72|blue mountain,-9,1;booneville,-8,-21;delaware,6,37;magazine,-6,-8;new blaine,10,27;paris,8,-1;ratcliff,8,-17;scranton,14,17;subiaco,10,12
AR|Lonoke County|34.75,-91.89|austin,24,-9;cabot,19,-14;carlisle,4,14;england,-20,-6;humnoke,-27,13;lonoke,3,-3;ward,20,-1
AR|Madison County|36.01,-93.72|combs,-15,-9;hindsville,13,-14;huntsville,9,0;kingston,4,22;pettigrew,-18,11;saint paul,-16,-1;wesley,0,-13;witter,-8,10
AR|Marion County|36.27,-92.68|bull shoals,10,9;flippin,0,11;oakland,18,10;peel,17,-8;pyatt,-2,-16;summit,-2,-1;valley springs,-13,-7;yellville,-4,-4
AR|Miller County|33.31,-93.89|doddridge,-21,-6;fouke,-1,-1;garland city,2,16;genoa,7,-2;texarkana,12,2
AR|Mississippi County|35.76,-90.05|armorel,16,26;bassett,-23,-7;blytheville,16,14;burdette,5,12;dell,9,1;driver,-14,4;dyess,-17,-16;etowah,-3,-13;frenchmans bayou,-30,-13;gosnell,20,8;joiner,-26,-9;keiser,-9,-4;leachville,17,-14;luxora,0,13;manila,8,-13;osceola,-6,7;west ridge,-8,-21;wilson,-20,1
AR|Monroe County|34.68,-91.20|brinkley,20,1;clarendon,-2,-5;holly grove,-8,2;monroe,6,10
AR|Montgomery County|34.54,-93.66|caddo gap,-15,-10;mount ida,2,8;norman,-8,-2;oden,8,-14;pencil bluff,10,-8;sims,11,-1;story,13,12
AR|Nevada County|33.66,-93.31|bluff city,4,15;cale,4,1;emmet,3,-12;laneburg,2,-3;prescott,14,-7;rosston,-7,3;willisville,4,1
AR|Newton County|35.92,-93.22|compton,18,-9;deer,-7,-10;hasty,10,17;jasper,8,1;marble falls,15,6;mount judea,2,15;parthenon,3,-5;pelsor,-13,14;ponca,10,-15;vendor,3,14;western grove,16,25
AR|Ouachita County|33.59,-92.88|bearden,14,27;camden,0,4;chidester,7,-11;louann,-18,11;stephens,-14,-14
AR|Perry County|34.95,-92.93|adona,10,3;bigelow,4,30;casa,9,-12;houston,9,24;perry,10,13;perryville,2,8
AR|Phillips County|34.43,-90.85|barton,12,8;crumrod,-29,-13;elaine,-12,-4;helena,10,22;lambrook,-10,-12;lexa,17,10;marvell,12,-9;mellwood,-21,-10;oneida,3,8;poplar grove,11,-3;turner,5,-17;wabash,-8,-4;west helena,12,20
AR|Pike County|34.16,-93.66|delight,-14,13;glenwood,16,10;kirby,9,-9;langley,15,-20;murfreesboro,-6,-6;newhope,6,-23
AR|Poinsett County|35.57,-90.66|fisher,-6,-29;harrisburg,0,-4;lepanto,3,33;marked tree,-4,24;rivervale,10,32;trumann,1,10;tyronza,-9,31;waldenburg,-1,-26;weiner,5,-27
AR|Polk County|34.49,-94.23|board camp,5,13;cove,-7,-17;grannis,-25,-10;hatfield,0,-14;mena,10,1;vandervoort,-9,-3;wickes,-18,-11
AR|Pope County|35.45,-93.03|atkins,-20,8;dover,-4,-10;hector,10,7;jerusalem,12,21;london,-7,-24;pottsville,-21,-2;russellville,-12,-6
AR|Prairie County|34.83,-91.55|biscoe,4,16;de valls bluff,-9,5;des arc,15,4;hazen,-5,-2;hickory plains,16,-18
AR|Pulaski County|34.77,-92.31|college station,-6,8;jacksonville,12,19;little rock,-1,-3;little rock air force base,14,17;mabelvale,-12,-7;maumelle,8,-9;n little rock,0,4;north little rock,2,3;roland,11,-21;scott,-8,20;sherwood,11,8;sweet home,-8,7;woodson,-24,10;wrightsville,-17,12
AR|Randolph County|36.34,-91.03|biggers,-6,17;maynard,10,15;o kean,-16,20;pocahontas,-6,3;ravenden springs,-3,-18;reyno,3,26;warm springs,14,-2
AR|St. Francis County|35.02,-90.75|caldwell,3,-8;colt,7,-14;forrest city,-1,-4;goodwin,-9,-28;heth,8,29;hughes,-8,27;madison,0,4;palestine,-6,-16;wheatley,-10,-36;widener,4,12
AR|Saline County|34.65,-92.68|alexander,-1,20;bauxite,-14,19;benton,-7,6;bryant,-4,19;hensley,-13,40;paron,14,-7;traskwood,-20,2
AR|Scott County|34.86,-94.06|boles,-10,0;harvey,2,30;mansfield,18,-16;parks,-6,11;waldron,4,-1
AR|Searcy County|35.91,-92.70|gilbert,8,-2;harriet,9,20;leslie,-8,13;marshall,2,6;pindall,16,-19;saint joe,8,-9;tilly,-18,-14;witts springs,-14,-17
AR|Sebastian County|35.20,-94.27|barling,13,-4;fort smith,17,-12;greenwood,0,2;hackett,-1,-13;hartford,-18,-11;huntington,-10,-6;lavaca,17,8;midland,-11,-8
AR|Sevier County|34.00,-94.24|ben lomond,-19,12;de queen,5,-10;gillham,16,-8;horatio,-6,-6;lockesburg,-7,11
AR|Sharp County|36.16,-91.48|ash flat,6,-16;cave city,-21,-7;evening shade,-8,-12;hardy,16,7;poughkeepsie,-8,0;sidney,-10,-16;williford,8,10
AR|Stone County|35.86,-92.16|fifty six,13,-6;marcella,-8,29;mountain view,-4,12;onia,8,-19;pleasant grove,-3,26;timbo,4,-5
AR|Union County|33.17,-92.60|calion,15,5;el dorado,4,-6;huttig,-13,41;junction city,-16,-12;lawson,3,12;mount holly,14,-34;norphlet,14,-6;smackover,17,-14;strong,-5,24;urbana,-7,11
AR|Van Buren County|35.58,-92.52|bee branch,-11,14;choctaw,0,-3;clinton,2,4;damascus,-21,11;dennard,14,-4;fairfield bay,2,24;scotland,-7,-7;shirley,7,20
AR|Washington County|35.98,-94.22|canehill,-13,-23;elkins,4,21;elm springs,23,-4;evansville,-20,-25;farmington,7,-4;fayetteville,10,2;goshen,11,25;greenland,2,4;johnson,15,5;lincoln,-2,-21;morrow,-11,-23;prairie grove,1,-10;springdale,20,9;summers,4,-28;tontitown,17,-3;west fork,-7,-1;winslow,-15,10
AR|White County|35.26,-91.75|bald knob,5,20;beebe,-16,-16;bradford,17,23;el paso,-14,-34;garner,-11,-3;griffithville,-14,12;higginson,-7,4;judsonia,7,10;kensett,-2,7;letona,11,-8;mc rae,-14,-7;pangburn,17,-5;romance,-4,-32;rose bud,6,-32;russell,10,24;searcy,0,1;west point,-5,14
AR|Woodruff County|35.19,-91.24|american greeting card,6,4;augusta,9,-11;cotton plant,-17,1;gregory,-3,-10;hunter,-13,12;mc crory,6,6;patterson,7,1
AR|Yell County|35.00,-93.41|belleville,10,-4;bluffton,-10,-18;briggsville,-9,-11;centerville,10,23;danville,5,2;dardanelle,19,22;gravelly,-11,-27;havana,8,-19;plainview,-4,10;rover,-5,1
CA|Alameda County|37.65,-121.89|alameda,11,-37;albany,24,-41;berkeley,23,-38;castro valley,6,-17;dublin,7,-3;emeryville,19,-39;fremont,-7,-9;hayward,2,-14;livermore,7,12;naval supply center,15,-42;newark,-11,-14;oakland,15,-35;piedmont,18,-34;pleasanton,3,0;san leandro,6,-26;san lorenzo,3,-24;sunol,-4,-1;union city,-6,-16
CA|Alpine County|38.60,-119.82|markleeville,18,-1
CA|Amador County|38.45,-120.65|amador city,-3,-17;drytown,-1,-20;ione,-12,-29;jackson,-9,-11;kirkwood,24,58;kit carson,22,54;martell,-10,-13;pine grove,-4,-1;pioneer,-2,8;plymouth,4,-23;sutter creek,-3,-15;volcano,3,5
CA|Butte County|39.67,-121.60|bangor,-28,20;berry creek,1,23;biggs,-25,-12;canyon dam,-10,3;chico,9,-25;clipper mills,-13,44;durham,-3,-19;feather falls,-4,33;forbestown,-14,36;forest ranch,22,-7;gridley,-31,-11;magalia,23,2;nelson,-11,-16;oroville,-12,8;palermo,-23,6;paradise,7,-3;richvale,-17,-15;stirling city,24,7
CA|Calaveras County|38.20,-120.56|altaville,-12,0;angels camp,-13,-2;arnold,10,29;avery,0,19;burson,-2,-33;campo seco,2,-30;copperopolis,-26,-9;douglas flat,-9,10;glencoe,15,-2;hathaway pines,-1,19;mokelumne hill,11,0;mountain ranch,3,6;murphys,-7,10;rail road flat,14,4;san andreas,2,4;vallecito,-10,9;valley springs,-4,-30;wallace,-1,-42;west point,22,8;wilseyville,17,9
CA|Colusa County|39.18,-122.24|arbuckle,-16,21;colusa,6,21;grimes,-10,34;maxwell,14,5;stonyford,14,-30;williams,-4,2
CA|Contra Costa County|37.92,-121.93|alamo,-7,-9;antioch,6,14;bethel island,11,29;brentwood,1,24;byron,-9,31;canyon,-9,-24;clayton,0,2;concord,5,-8;crockett,13,-29;danville,-10,-1;diablo,-8,-4;discovery bay,-2,32;el cerrito,0,-37;el sobrante,5,-36;hercules,9,-33;knightsen,5,26;lafayette,-2,-18;martinez,7,-21;moraga,-12,-8;oakley,7,23;orinda,-4,-24;pinole,8,-36;pittsburg,8,1;pleasant hill,3,-14;port costa,13,-26;richmond,2,-42;rodeo,11,-33;san pablo,5,-41;san ramon,-16,0;walnut creek,-2,-13
CA|Del Norte County|41.74,-123.90|crescent city,3,-27;fort dick,13,-25;gasquet,16,7;klamath,-16,-14;smith river,20,-26
CA|El Dorado County|38.78,-120.52|camino,-3,-15;coloma,2,-36;cool,11,-46;diamond springs,-9,-29;echo lake,5,48;el dorado,-15,-32;el dorado hills,-9,-54;fiddletown,-26,-15;garden valley,9,-33;georgetown,14,-24;greenwood,14,-38;grizzly flats,-13,2;kyburz,0,27;lotus,5,-40;mount aukum,-23,-21;pilot hill,3,-51;placerville,-6,-28;pollock pines,-1,-2;rescue,-6,-47;river pines,-23,-22;shingle springs,-13,-44;somerset,-18,-7;south lake tahoe,13,53;tahoma,29,39;twin bridges,3,40
CA|Fresno County|36.76,-119.65|auberry,31,20;big creek,44,41;biola,4,-36;burrel,-17,-24;cantua creek,-27,-68;caruthers,-22,-19;clovis,7,-3;coalinga,-60,-69;del rey,-10,6;dunlap,-1,56;firebaugh,11,-82;five points,-42,-46;fowler,-13,-2;fresno,0,-4;gottschalks,-3,-15;helm,-23,-44;hume,-1,70;huron,-52,-45;kerman,-3,-42;lakeshore,49,48;laton,-32,-6;liberty mutual,6,-11;mendota,-2,-75;miramonte,-7,61;mono hot springs,57,64;orange cove,-13,33;parlier,-15,12;piedra,8,30;prather,24,13;raisin city,-16,-25;reedley,-15,22;riverdale,-33,-22;san joaquin,-15,-53;sanger,-3,11;selma,-19,4;shaver lake,38,38;squaw valley,-5,47;tollhouse,24,26;tranquillity,-10,-61
CA|Glenn County|39.60,-122.39|artois,2,20;butte city,-14,44;elk creek,-7,-22;glenn,1,35;hamilton city,14,38;orland,13,14;princeton,-18,34;willows,-6,13
CA|Humboldt County|40.70,-123.88|alderpoint,-53,26;arcata,17,-20;bayside,13,-18;blocksburg,-40,22;blue lake,24,-1;bridgeville,-23,8;carlotta,-19,-10;cutten,10,-30;eureka,9,-29;ferndale,-17,-37;fields landing,3,-34;fortuna,-11,-27;garberville,-61,8;honeydew,-46,-22;hoopa,35,20;hydesville,-15,-21;kneeland,-6,-1;korbel,8,3;loleta,-4,-35;mckinleyville,25,-21;miranda,-46,7;myers flat,-41,8;orick,66,-16;orleans,61,34;petrolia,-41,-35;phillipsville,-50,10;redcrest,-35,-3;redway,-58,5;rio dell,-20,-23;samoa,11,-32;scotia,-24,-18;trinidad,36,-27;weott,-38,-5;whitethorn,-67,-14;willow creek,25,25
CA|Imperial County|33.04,-115.37|bard,-26,80;brawley,-6,-16;calexico,-36,-13;calipatria,13,-15;el centro,-25,-26;heber,-32,-7;holtville,-23,-1;imperial,-19,-21;niland,34,-33;ocotillo,-30,-63;palo verde,33,63;salton city,27,-59;seeley,-25,-33;westmorland,0,-23;winterhaven,-6,68
CA|Inyo County|36.51,-117.41|big pine,66,-88;darwin,-22,-19;death valley,-4,51;independence,33,-80;keeler,-2,-47;little lake,-57,-50;lone pine,7,-65;olancha,-28,-55;shoshone,-54,114;tecopa,-61,125
CA|Kern County|35.34,-118.73|arvin,-15,-11;bakersfield,-1,-26;bodfish,24,24;boron,-34,107;buttonwillow,6,-74;caliente,3,27;california city,-19,80;cantil,-3,76;delano,43,-52;edwards,-41,81;fellows,-16,-81;frazier park,-52,-31;glennville,39,1;inyokern,30,87;johannesburg,3,109;keene,-11,12;kernville,41,32;lake isabella,33,27;lamont,-9,-18;lebec,-46,-13;lost hills,27,-97;maricopa,-28,-67;mc farland,33,-50;mc kittrick,-4,-91;mojave,-29,55;onyx,34,63;pine mountain club,-50,-43;randsburg,4,101;ridgecrest,28,106;rosamond,-48,39;shafter,15,-55;taft,-20,-73;tehachapi,-21,28;tupman,-4,-63;wasco,30,-72;weldon,30,44;wofford heights,38,27;woody,36,-12
CA|Kings County|36.07,-119.82|armona,23,11;avenal,-9,-31;corcoran,1,26;hanford,25,17;kettleman city,-7,-15;lemoore,13,-4;stratford,10,-1
CA|Lake County|39.10,-122.75|clearlake,-14,12;clearlake oaks,-3,10;clearlake park,-13,10;cobb,-28,4;finley,-10,-12;glenhaven,-7,2;hidden valley lake,-30,21;kelseyville,-16,-2;lakeport,-5,-18;lower lake,-21,16;lucerne,-2,-3;middletown,-32,11;nice,2,-8;potter valley,29,-31;upper lake,8,-16;witter springs,8,-22
CA|Lassen County|40.67,-120.59|bieber,46,-54;blairsden graeagle,-48,42;doyle,-67,49;herlong,-52,42;janesville,-38,8;litchfield,-26,18;madeline,30,4;milford,-49,20;nubieber,42,-59;ravendale,13,23;standish,-32,19;susanville,-26,-6;termo,28,-2;wendel,-33,31;westwood,-37,-43
CA|Los Angeles County|34.32,-118.23|acton,16,3;agoura hills,-19,-54;alhambra,-23,10;altadena,-13,9;arcadia,-19,19;artesia,-45,15;avalon,-99,-12;azusa,-20,32;baldwin park,-22,26;bell,-34,4;bell gardens,-35,7;bellflower,-44,10;beverly hills,-25,-17;brylane,-31,4;buffums,-55,5;burbank,-14,-9;calabasas,-17,-43;canoga park,-11,-38;canyon country,10,-22;carson,-49,-3;castaic,17,-40;cerritos,-45,16;chatsworth,-6,-37;city of industry,-30,27;claremont,-21,51;compton,-45,-2;covina,-23,34;culver city,-31,-17;diamond bar,-31,42;dodgertown,-25,-2;downey,-38,10;duarte,-18,26;el monte,-25,20;el segundo,-40,-19;encino,-16,-28;focus on the family,-27,48;gardena,-43,-7;glendale,-17,-3;glendora,-18,38;granada hills,-5,-29;hacienda heights,-32,26;harbor city,-52,-7;hawaiian gardens,-49,15;hawthorne,-40,-13;hermosa beach,-46,-17;huntington park,-34,1;inglewood,-40,-11;la canada flintridge,-11,3;la crescenta,-9,-2;la mirada,-41,21;la puente,-29,27;la verne,-20,45;lake hughes,36,-32;lakewood,-48,7;lancaster,39,9;lawndale,-43,-13;littlerock,17,25;llano,17,47;lomita,-53,-9;long beach,-53,3;los angeles,-29,-5;lynwood,-40,2;malibu,-30,-56;manhattan beach,-48,-12;marina del rey,-44,-15;maywood,-33,4;mission hills,-6,-24;monrovia,-17,22;montebello,-31,11;monterey park,-27,10;montrose,-11,0;mount wilson,-9,16;mount baldy,-53,-7;newhall,6,-30;north hills,-8,-26;north hollywood,-15,-15;northridge,-9,-31;norwalk,-42,15;pacific palisades,-27,-30;pacific tel,-12,-24;pacoima,-6,-20;palmdale,24,16;palos verdes peninsula,-55,-16;panorama city,-9,-22;paramount,-42,6;pasadena,-17,8;pearblossom,10,32;pico rivera,-34,13;playa del rey,-45,-14;playa vista,-35,-20;pomona,-26,43;porter ranch,-6,-36;rancho palos verdes,-57,-14;redondo beach,-47,-15;reseda,-12,-31;rosemead,-24,15;rowland heights,-34,33;san dimas,-22,41;san fernando,-4,-21;san gabriel,-22,13;san marino,-20,12;san pedro,-56,-8;santa clarita,10,-31;santa fe springs,-37,14;santa monica,-30,-26;sherman oaks,-17,-22;sierra madre,-16,17;signal hill,-52,6;south el monte,-26,18;south gate,-37,2;south pasadena,-21,7;southern california gas comp,-12,-24;stevenson ranch,6,-39;studio city,-17,-17;sun valley,-10,-15;sunland,-6,-9;sylmar,-1,-22;tarzana,-15,-32;temple city,-22,17;toluca lake,-53,-7;topanga,-21,-38;torrance,-51,-9;tujunga,-7,-6;universal city,-18,-13;valencia,11,-34;valley village,-15,-17;valyermo,8,46;van nuys,-13,-23;venice,-33,-24;verdugo city,-11,-1;walnut,-30,37;west covina,-26,31;west hills,-12,-42;west hollywood,-23,-15;westlake village,-17,-60;whittier,-35,20;wilmington,-54,-4;winnetka,-11,-35;woodland hills,-15,-38;world vision international,-17,8
CA|Madera County|37.22,-119.76|ahwahnee,19,4;bass lake,11,21;chowchilla,-12,-50;coarsegold,0,2;friant,-18,8;madera,-24,-25;north fork,-1,25;o neals,-5,10;oakhurst,13,12;raymond,6,-11;wishon,6,21
CA|Marin County|38.07,-122.72|belvedere tiburon,-19,26;bolinas,-17,3;corte madera,-15,20;dillon beach,18,-24;fairfax,-9,13;forest knolls,-6,3;greenbrae,-13,19;inverness,4,-16;kentfield,-12,17;lagunitas,-6,2;larkspur,-14,19;marshall,10,-17;mill valley,-17,18;nicasio,-2,3;novato,3,16;olema,-3,-5;point reyes station,-1,-8;ross,-11,17;san anselmo,-10,16;san geronimo,-6,6;san rafael,-7,18;sausalito,-22,23;stinson beach,-17,8;tomales,17,-19;valley ford,24,-20;woodacre,-7,9
CA|Mariposa County|37.58,-119.90|catheys valley,-14,-24;coulterville,14,-21;el portal,9,12;fish camp,-10,26;hornitos,-11,-37;mariposa,-9,-2;midpines,-1,-6;yosemite national park,15,26
CA|Mendocino County|39.44,-123.39|albion,-23,-33;boonville,-42,1;branscomb,26,-16;calpella,-22,18;caspar,-8,-40;comptche,-16,-19;covelo,38,33;dos rios,28,4;fort bragg,0,-38;gualala,-61,-15;hopland,-50,32;laytonville,22,-10;leggett,41,-27;little river,-17,-40;manchester,-43,-26;mendocino,-12,-38;navarro,-25,-13;philo,-37,-5;piercy,51,-36;point arena,-52,-21;redwood valley,-16,17;talmage,-31,23;ukiah,-28,20;westport,24,-38;willits,1,2;yorkville,-52,10
CA|Merced County|37.19,-120.72|atwater,16,12;ballico,26,3;cressey,23,5;delhi,24,-6;dos palos,-19,8;el nido,-5,19;gustine,1,-29;hilmar,21,-15;le grand,6,45;livingston,18,-1;los banos,-13,-14;merced,10,23;planada,10,40;santa rita park,-1,7;snelling,34,34;south dos palos,-23,6;stevinson,14,-16;winton,21,11
CA|Modoc County|41.59,-120.73|adin,-37,-22;alturas,-11,18;canby,-12,-20;cedarville,-11,57;davis creek,14,35;eagleville,-27,61;fort bidwell,27,56;lake city,8,54;likely,-36,22;lookout,-36,-49;tulelake,34,-71
CA|Mono County|37.94,-118.88|benton,-5,32;bishop,-51,48;bridgeport,32,-32;coleville,56,-60;june lake,-16,-20;lee vining,5,-24;mammoth lakes,-33,2;topaz,70,-63
CA|Monterey County|36.22,-121.24|big sur,3,-46;bradley,-41,26;carmel,33,-67;carmel by the sea,34,-69;carmel valley,26,-49;castroville,55,-52;chualar,38,-19;gonzales,27,-17;greenfield,10,-1;jolon,-25,6;king city,-1,11;lockwood,-27,18;marina,47,-56;monterey,38,-64;moss landing,60,-54;pacific grove,40,-68;pebble beach,37,-70;salinas,46,-42;san ardo,-23,38;san lucas,-9,22;san miguel,-32,64;seaside,40,-56;soledad,20,-9;spreckels,41,-42
CA|Napa County|38.51,-122.33|american canyon,-34,8;angwin,7,-12;calistoga,8,-25;deer park,4,-15;napa,-16,6;oakville,-7,-7;pope valley,11,-10;rutherford,-5,-9;saint helena,1,-13;yountville,-10,-3
CA|Nevada County|39.30,-120.77|cedar ridge,-10,-25;chicago park,-16,-20;floriston,9,75;grass valley,-14,-28;nevada city,0,-20;norden,2,41;north san juan,7,-32;penn valley,-10,-43;rough and ready,-7,-38;soda springs,2,34;truckee,3,59;washington,6,-3
CA|Orange County|33.70,-117.76|aliso viejo,-8,-1;anaheim,13,-14;atwood,16,-7;brea,22,-10;buena park,15,-24;capistrano beach,-24,10;corona del mar,-10,-11;costa mesa,-5,-15;cypress,12,-27;dana point,-23,6;east irvine,-2,0;el toro,-8,7;el toro marine corps air sta,-3,3;foothill ranch,-3,10;fountain valley,1,-18;fullerton,18,-16;garden grove,8,-21;huntington beach,-1,-24;irvine,-2,-4;la habra,22,-19;la palma,15,-28;ladera ranch,-16,14;laguna beach,-16,-2;laguna hills,-11,5;laguna niguel,-18,5;laguna woods,-9,4;lake forest,-6,7;los alamitos,10,-31;midway city,4,-22;mission viejo,-9,11;newport beach,-8,-14;newport coast,-11,-7;orange,10,-6;placentia,18,-9;rancho santa margarita,-5,17;san clemente,-26,13;san juan capistrano,-20,10;santa ana,4,-10;seal beach,6,-32;silverado,4,15;stanton,10,-23;sunset beach,1,-31;surfside,2,-32;trabuco canyon,-4,17;tustin,3,-5;villa park,12,-5;westminster,5,-24;yorba linda,19,-2
CA|Placer County|39.06,-120.72|alta,18,-3;applegate,-6,-27;auburn,-13,-36;carnelian bay,17,64;colfax,1,-24;dutch flat,13,-11;emigrant gap,23,5;foresthill,0,0;gold run,11,-14;granite bay,-32,-47;homewood,2,55;kings beach,18,70;lincoln,-17,-57;loomis,-26,-45;meadow vista,-6,-31;newcastle,-19,-42;olympic valley,11,52;penryn,-21,-46;rocklin,-26,-53;roseville,-31,-57;sheridan,-7,-65;tahoe city,12,57;tahoe vista,18,67;weimar,-3,-25
CA|Plumas County|40.00,-120.84|beckwourth,-23,43;belden,0,-41;chester,29,-39;chilcoot,-21,70;clio,-25,24;crescent mills,6,-9;greenville,17,-6;meadow valley,-7,-22;portola,-19,37;quincy,-8,-13;storrie,-9,-48;strawberry valley,-32,-21;taylorsville,3,10;twain,5,-29;vinton,-20,66
CA|Riverside County|33.75,-116.00|aguanga,-30,-80;anza,-18,-72;banning,18,-89;beaumont,20,-97;blythe,-14,137;cabazon,16,-78;calimesa,25,-105;cathedral city,5,-47;coachella,-7,-18;corona,11,-156;desert center,6,63;desert hot springs,17,-44;hemet,0,-98;homeland,0,-112;idyllwild,-2,-72;indian wells,-3,-34;indio,0,-18;la quinta,-7,-30;lake elsinore,-7,-133;march air reserve base,21,-140;mecca,-20,-2;menifee,-8,-118;mira loma,25,-153;moreno valley,18,-123;mountain center,-4,-73;murrieta,-18,-123;norco,18,-156;north palm springs,18,-55;nuevo,7,-111;palm desert,-3,-38;palm springs,6,-54;perris,4,-125;rancho mirage,2,-43;riverside,20,-140;san jacinto,4,-96;sun city,-3,-121;temecula,-25,-115;thermal,-19,-16;thousand palms,6,-38;whitewater,24,-66;wildomar,-14,-127;winchester,-12,-109
CA|Sacramento County|38.45,-121.34|antelope,27,-2;carmichael,18,2;citrus heights,25,6;courtland,-14,-22;elk grove,-3,-6;elverta,27,-11;fair oaks,21,8;folsom,22,18;galt,-18,4;herald,-14,17;hood,-8,-17;isleton,-29,-26;mather,11,5;mcclellan,21,-5;north highlands,22,-3;orangevale,23,12;rancho cordova,15,8;represa,26,17;rio linda,24,-10;ryde,-21,-22;sacramento,13,-13;sloughhouse,6,25;walnut grove,-21,-20;wilton,-5,11
CA|San Benito County|36.61,-121.07|aromas,27,-56;hollister,24,-30;paicines,-11,10;san juan bautista,24,-46;tres pinos,16,-23
CA|San Bernardino County|34.84,-116.18|adelanto,-26,-125;amboy,-28,43;angelus oaks,-69,-77;apple valley,-34,-103;baker,52,11;barstow,5,-85;big bear city,-58,-64;big bear lake,-61,-73;bloomington,-78,-122;blue jay,-63,-90;bryn mawr,-79,-105;cedar glen,-59,-98;cedarpines park,-59,-115;chino,-86,-149;chino hills,-86,-155;cima,40,68;colton,-81,-111;crest park,-60,-102;crestline,-60,-110;daggett,2,-71;earp,-68,186;essex,-25,60;fawnskin,-58,-78;fontana,-76,-128;forest falls,-75,-76;fort irwin,42,-52;grand terrace,-81,-114;green valley lake,-61,-89;guasti,-78,-141;helendale,-9,-116;hesperia,-42,-116;highland,-71,-103;hinkley,9,-100;joshua tree,-69,-13;lake arrowhead,-58,-103;landers,-53,-35;loma linda,-79,-108;lucerne valley,-40,-74;ludlow,-12,2;lytle creek,-59,-134;mentone,-76,-94;montclair,-77,-152;morongo valley,-78,-39;mountain pass,63,63;needles,-6,159;newberry springs,4,-57;nipton,62,90;ontario,-78,-146;oro grande,-22,-116;parker dam,-55,203;patton,-71,-105;phelan,-41,-137;pinon hills,-40,-146;pioneertown,-65,-33;rancho cucamonga,-71,-140;red mountain,51,-145;redlands,-79,-100;rialto,-71,-121;rimforest,-61,-105;running springs,-63,-93;san bernardino,-72,-112;skyforest,-61,-100;sugarloaf,-60,-65;trona,91,-120;twentynine palms,-65,12;twin peaks,-60,-106;upland,-72,-148;victorville,-32,-116;vidal,-69,161;wrightwood,-48,-145;yermo,6,-64;yucaipa,-81,-87;yucca valley,-67,-21
CA|San Diego County|33.03,-116.74|alpine,-20,-3;bonita,-37,-29;bonsall,26,-45;borrego springs,20,38;boulevard,-36,42;camp pendleton,21,-64;campo,-37,24;cardiff by the sea,-1,-54;carlsbad,11,-58;chula vista,-40,-30;coronado,-35,-44;del mar,-7,-51;descanso,-16,13;dulzura,-42,1;el cajon,-24,-21;encinitas,1,-55;escondido,9,-35;fallbrook,34,-50;guatay,-18,18;imperial beach,-45,-38;jacumba,-41,54;jamul,-32,-10;julian,2,17;la jolla,-19,-53;la mesa,-26,-28;lakeside,-18,-18;lemon grove,-30,-30;lincoln acres,-37,-33;mount laguna,-17,31;national city,-36,-36;oceanside,17,-62;pala,34,-34;palomar mountain,29,-14;pauma valley,27,-22;pine valley,-20,22;potrero,-42,13;poway,-6,-30;ramona,0,-12;ranchita,18,22;rancho santa fe,-5,-40;san diego,-28,-41;san luis rey,20,-59;san marcos,10,-44;san ysidro,-13,-7;santa ysabel,11,4;santee,-19,-24;solana beach,-4,-52;spring valley,-30,-25;tecate,-45,11;valley center,21,-28;vista,16,-50;warner springs,28,8
CA|San Francisco County|37.75,-122.44|express mail reporting syste,2,3;firm holdouts,2,3;macys of california,2,3;pacific area office,2,3;pacific gas electric,2,3;san francisco,1,2;san quentin,19,-4
CA|San Joaquin County|37.94,-121.27|acampo,27,5;clements,26,19;escalon,-14,27;farmington,-1,27;french camp,-6,-1;holt,0,-15;lathrop,-11,-1;linden,10,22;lockeford,23,13;lodi,19,-2;manteca,-14,5;ripon,-19,14;stockton,4,-3;thornton,29,-15;tracy,-22,-19;victor,20,7;woodbridge,22,-4
CA|San Luis Obispo County|35.39,-120.40|arroyo grande,-25,-12;atascadero,6,-31;avila beach,-21,-33;cambria,17,-68;cayucos,6,-49;creston,9,-3;grover beach,-27,-22;harmony,10,-57;los osos,-7,-43;morro bay,-1,-44;nipomo,-36,-9;oceano,-29,-21;paso robles,31,-29;pismo beach,-24,-24;san luis obispo,-11,-23;san simeon,28,-74;santa margarita,-3,14;shandon,26,3;templeton,17,-31
CA|San Mateo County|37.42,-122.33|atherton,3,13;belmont,9,4;brisbane,26,-7;burlingame,15,-4;daly city,27,-13;el granada,9,-14;half moon bay,5,-12;la honda,-15,8;loma mar,-15,5;menlo park,-1,7;millbrae,18,-7;montara,12,-17;moss beach,11,-18;pacifica,20,-15;pescadero,-22,-3;portola valley,-5,11;redwood city,3,7;san bruno,20,-10;san carlos,7,6;san gregorio,-10,-2;san mateo,13,2;sf international service ctr,28,-12;south san francisco,23,-8
CA|Santa Barbara County|34.67,-120.02|buellton,-5,-18;carpinteria,-27,50;casmalia,17,-52;goleta,-28,18;guadalupe,29,-55;lompoc,1,-46;los alamos,7,-19;los olivos,-1,-10;new cuyama,32,19;santa barbara,-25,29;santa maria,25,-43;santa ynez,-5,-5;solvang,-1,-12;summerland,-25,42
CA|Santa Clara County|37.23,-121.70|alviso,19,-28;campbell,5,-26;coyote,-2,-4;cupertino,9,-35;gilroy,-22,12;holy city,-7,-29;los altos,14,-41;los gatos,-4,-28;milpitas,20,-20;morgan hill,-9,4;mount hamilton,12,6;mountain view,16,-39;new almaden,-6,-12;palo alto,21,-45;redwood estates,-7,-29;san jose,9,-18;san martin,-14,10;santa clara,13,-27;saratoga,3,-33;stanford,19,-47;sunnyvale,14,-33
CA|Santa Cruz County|37.06,-122.00|aptos,-8,11;ben lomond,3,-9;boulder creek,10,-14;brookdale,5,-10;capitola,-8,5;davenport,-1,-21;felton,1,-6;freedom,-12,22;mount hermon,-1,-6;santa cruz,-6,-3;scotts valley,0,-1;soquel,-5,5;watsonville,-15,24
CA|Shasta County|40.76,-122.04|anderson,-31,-29;bella vista,-2,-3;big bend,21,22;burney,13,39;cassel,17,47;castella,35,-28;fall river mills,28,58;french gulch,-6,-58;hat creek,0,58;lakehead,15,-37;mcarthur,29,64;millville,-20,-7;montgomery creek,15,12;oak run,-8,0;obrien,-3,-15;old station,-14,58;palo cedro,-19,-20;platina,-39,-90;redding,-13,-32;round mountain,3,10;shasta,-15,-46;shasta lake,-8,-34;shingletown,-26,16;whiskeytown,-13,-52;whitmore,-11,16
CA|Sierra County|39.58,-120.52|alleghany,-10,-33;calpine,3,11;downieville,-1,-32;goodyears bar,-4,-37;loyalton,8,29;sierra city,1,-11;sierraville,0,15
CA|Siskiyou County|41.59,-122.54|callahan,-21,-22;dorris,33,57;dunsmuir,-38,27;etna,-15,-47;forks of salmon,-37,-70;fort jones,2,-34;gazelle,-8,0;greenview,-5,-40;grenada,2,1;happy camp,21,-85;hornbrook,31,1;klamath river,27,-28;macdoel,29,60;mccloud,-35,43;montague,13,8;mount shasta,-28,22;scott bar,18,-45;seiad valley,29,-70;somes bar,-14,-92;weed,-17,15;yreka,13,-10
CA|Solano County|38.27,-121.93|benicia,-20,-23;birds landing,-12,9;dixon,17,12;elmira,8,2;fairfield,-2,-15;rio vista,-11,23;suisun city,-3,-11;travis afb,0,-1;vacaville,12,-5;vallejo,-16,-32
CA|Sonoma County|38.53,-122.89|annapolis,17,-47;bodega,-18,-9;bodega bay,-20,-15;boyes hot springs,-21,40;camp meeker,-10,-6;cazadero,6,-31;cloverdale,26,-12;cotati,-20,18;duncans mills,-7,-17;el verano,-23,40;eldridge,-18,38;forestville,-4,-2;fulton,-3,11;geyserville,19,0;glen ellen,-16,37;graton,-9,2;guerneville,-2,-11;healdsburg,9,3;jenner,-3,-31;kenwood,-11,33;monte rio,-6,-13;occidental,-12,-11;penngrove,-21,24;petaluma,-29,24;rio nido,-1,-9;rohnert park,-19,19;santa rosa,-8,18;sebastopol,-13,5;sonoma,-24,42;stewarts point,18,-46;the sea ranch,20,-58;villa grande,-5,-14;vineburg,-26,45;windsor,2,8
CA|Stanislaus County|37.56,-121.00|ceres,3,5;crows landing,-14,-4;denair,-2,22;empire,8,10;hickman,6,30;hughson,4,14;keyes,0,8;modesto,10,1;newman,-25,-8;oakdale,22,16;patterson,-8,-17;riverbank,17,6;salida,15,-9;turlock,-5,15;vernalis,6,-26;waterford,9,27;westley,-1,-23
CA|Sutter County|39.03,-121.69|live oak,23,0;meridian,2,-11;nicolaus,-17,14;pleasant grove,-22,20;rio oso,-7,22;robbins,-16,-1;sutter,14,-8;yuba city,5,6
CA|Tehama County|40.13,-122.24|corning,-20,4;cottonwood,24,-10;flournoy,-22,-26;gerber,-8,7;los molinos,-8,14;manton,31,40;mill creek,20,71;mineral,23,66;paskenta,-25,-35;paynes creek,23,47;proberta,-4,6;red bluff,5,0;tehama,-10,11;vina,-20,21
CA|Trinity County|40.65,-123.12|big bar,10,-11;burnt ranch,14,-30;douglas city,-1,19;hayfork,-10,-5;hyampom,-3,-33;junction city,9,4;lewiston,10,27;mad river,-32,-28;salyer,21,-46;trinity center,41,39;weaverville,8,18;zenia,-43,-28
CA|Tulare County|36.22,-118.80|alpaugh,-33,-69;badger,41,-21;california hot springs,-34,14;camp nelson,-8,19;cutler,30,-49;dinuba,32,-59;ducor,-33,-25;earlimart,-35,-48;exeter,8,-33;farmersville,8,-40;goshen,14,-62;ivanhoe,17,-42;kaweah,25,-10;kings canyon national pk,51,-16;kingsburg,29,-74;lemon cove,28,-19;lindsay,-1,-29;orosi,33,-48;pixley,-26,-46;porterville,-17,-22;posey,-41,14;richgrove,-41,-33;sequoia national park,38,9;springville,-8,0;strathmore,-7,-28;sultana,33,-54;terra bella,-26,-23;three rivers,22,-9;tipton,-17,-51;traver,24,-68;tulare,-1,-54;visalia,11,-50;waukena,-9,-72;woodlake,21,-29;yettem,25,-46
CA|Tuolumne County|38.03,-119.96|big oak flat,-20,-30;chinese camp,-17,-45;columbia,2,-44;dardanelle,31,13;groveland,-20,-15;jamestown,-14,-52;la grange,-34,-43;long barn,7,-18;mi wuk village,4,-22;moccasin,-22,-34;pinecrest,16,-4;sonora,-3,-38;soulsbyville,-3,-31;standard,-6,-36;strawberry,18,-5;tuolumne,-6,-28;twain harte,2,-26
CA|Ventura County|34.45,-119.09|brandeis,-20,37;camarillo,-23,6;fillmore,-6,17;moorpark,-17,21;newbury park,-27,16;oak park,-27,32;oak view,-5,-21;ojai,-1,-16;oxnard,-30,-8;piru,-2,30;point mugu nawc,-34,-3;port hueneme,-30,-11;port hueneme cbc base,-29,-12;santa paula,-10,2;simi valley,-18,33;somis,-17,7;thousand oaks,-28,25;ventura,-16,-17
CA|Yolo County|38.69,-121.90|brooks,12,-30;capay,3,-19;clarksburg,-29,34;davis,-14,17;dunnigan,20,-10;esparto,2,-11;guinda,15,-30;knights landing,16,17;madison,-1,-7;rumsey,21,-40;west sacramento,-11,36;winters,-16,-6;woodland,-1,13;yolo,5,10;zamora,13,-2
CA|Yuba County|39.27,-121.35|beale afb,-16,-1;browns valley,2,2;brownsville,18,9;camptonville,18,30;challenge,20,16;dobbins,10,13;marysville,-10,-16;olivehurst,-18,-20;oregon house,8,9;rackerby,16,3;smartsville,-6,5;wheatland,-23,-7
CO|Adams County|39.87,-104.34|bennett,-12,-9;brighton,8,-48;commerce city,-6,-58;dupont,-3,-58;eastlake,5,-62;henderson,2,-53;strasburg,-9,7;thornton,-1,-63;watkins,-11,-24;westminster,-3,-70
CO|Alamosa County|37.57,-105.79|alamosa,-10,-9;hooper,15,-8;mosca,6,-2
CO|Arapahoe County|39.65,-104.34|aurora,6,-37;byers,5,14;deer trail,-6,27;englewood,-2,-62;littleton,-9,-69
CO|Archuleta County|37.19,-107.05|arboles,-17,-37;chimney rock,2,-29;chromo,-16,21;pagosa springs,7,3
CO|Baca County|37.32,-102.56|campo,-20,1;pritchett,-5,-35;springfield,9,-6;stonington,-3,38;two buttes,20,13;vilas,5,12;walsh,3,31
CO|Bent County|37.95,-103.07|fort lyon,0,0;hasty,0,6;las animas,-3,-2;mc clave,13,18
CO|Boulder County|40.09,-105.36|allenspark,13,-16;boulder,-6,7;eldorado springs,-16,7;erie,-3,29;hygiene,9,13;jamestown,2,-3;lafayette,-10,26;longmont,6,28;louisville,-13,22;lyons,14,4;nederland,-12,-12;niwot,1,19;ward,-2,-15
CO|Broomfield County|39.96,-105.05|broomfield,-4,-2
CO|Chaffee County|38.75,-106.19|buena vista,9,5;granite,28,-6;monarch,-19,-10;nathrop,-4,8;poncha springs,-23,12;salida,-22,20
CO|Cheyenne County|38.83,-102.60|arapahoe,1,41;cheyenne wells,-1,25;kit carson,-2,-22;wild horse,-2,-48
CO|Clear Creek County|39.69,-105.64|dumont,8,4;empire,7,-4;georgetown,2,-5;idaho springs,5,5;silver plume,1,-11
CO|Conejos County|37.20,-106.19|antonito,-12,15;capulin,8,8;conejos,-10,16;la jara,9,19;manassa,-3,26;romeo,-3,21;sanford,6,29
CO|Costilla County|37.28,-105.43|blanca,15,-9;chama,-12,5;fort garland,15,2;garcia,-28,-10;jaroso,-28,-20;la valley,-16,7;san luis,-17,-5
CO|Crowley County|38.33,-103.78|crowley,-13,-7;olney springs,-12,-16;ordway,-12,-2;sugar city,-8,13
CO|Custer County|38.11,-105.37|westcliffe,1,-7;wetmore,1,22
CO|Delta County|38.86,-107.86|austin,-6,-11;cedaredge,5,-6;cory,-7,-12;crawford,-17,25;delta,-13,-20;eckert,-2,-10;hotchkiss,-5,12;lazear,-8,8;paonia,0,26
CO|Denver County|39.76,-104.88|denver,-2,-10
CO|Dolores County|37.75,-108.52|cahone,-3,-27;dove creek,1,-40;rico,-6,49
CO|Douglas County|39.33,-104.93|castle rock,6,6;franktown,4,20;larkspur,-13,7;lone tree,22,4;louviers,15,-8;parker,17,14;sedalia,-2,-14
CO|Eagle County|39.63,-106.69|avon,0,18;bond,24,2;burns,25,-19;eagle,1,-6;edwards,1,7;gypsum,3,-27;mc coy,29,-4;minturn,-5,28;red cliff,-12,33;vail,1,28;wolcott,8,2
CO|Elbert County|39.29,-104.14|agate,13,15;elizabeth,10,-46;kiowa,4,-32;matheson,-16,22;simla,-8,7;u s a f academy,-20,32
CO|El Paso County|38.83,-104.53|calhan,13,17;cascade,6,-45;colorado spgs,5,-14;colorado springs,1,-24;elbert,26,-5;fountain,-13,-17;green mountain falls,11,-48;manitou springs,2,-38;monument,27,-33;palmer lake,29,-39;peyton,12,-2;ramah,24,40;yoder,-6,31
CO|Fremont County|38.47,-105.44|canon city,-1,9;coal creek,-11,29;coaldale,-9,-34;cotopaxi,-10,-25;florence,-9,32;hillside,-21,-17;howard,-6,-33;penrose,-4,43;rockvale,-10,28
CO|Garfield County|39.60,-107.91|battlement mesa,-17,-12;glenwood springs,-6,58;new castle,-3,36;parachute,-15,-15;rifle,-5,12;silt,-10,24
CO|Gilpin County|39.86,-105.52|black hawk,-4,5;central city,-6,1;pinecliffe,7,9;rollinsville,6,2
CO|Grand County|40.10,-106.12|fraser,-16,30;granby,-3,19;grand lake,13,26;hot sulphur springs,-3,5;kremmling,-4,-28;parshall,-15,3;tabernash,-12,26;winter park,-21,33
CO|Gunnison County|38.67,-107.03|almont,15,37;cimarron,-28,-45;crested butte,22,7;gunnison,-12,11;ohio city,-8,43;parlin,-13,40;pitkin,-5,52;powderhorn,-39,-8;somerset,28,-35
CO|Hinsdale County|37.82,-107.30|lake city,17,0
CO|Huerfano County|37.68,-104.96|gardner,10,-23;la veta,-17,-10;walsenburg,-4,18
CO|Jackson County|40.67,-106.34|coalmont,-13,-19;cowdrey,19,3;rand,-20,16;walden,4,7
CO|Jefferson County|39.58,-105.25|arvada,24,14;buffalo creek,-20,-2;conifer,-7,-7;evergreen,-1,-3;golden,12,2;idledale,8,1;indian hills,4,0;kittredge,6,-3;morrison,3,8;pine,-12,-12;wheat ridge,19,16
CO|Kiowa County|38.43,-102.74|arlington,-3,-63;eads,1,19;haswell,1,-41;sheridan lake,3,45
CO|Kit Carson County|39.31,-102.60|bethune,4,17;burlington,1,34;flagler,1,-46;seibert,1,-28;stratton,0,0;vona,2,-14
CO|Lake County|39.20,-106.34|climax,2,3;leadville,5,4;twin lakes,-10,-10
CO|La Plata County|37.29,-107.84|bayfield,-3,23;durango,-6,-3;hesperus,-12,-28;ignacio,-16,20;marvel,-19,-28
CO|Larimer County|40.67,-105.46|bellvue,-4,20;berthoud,-37,36;drake,-24,8;estes park,-17,-8;fort collins,-9,39;glen haven,-21,1;laporte,-3,31;livermore,20,8;loveland,-26,38;masonville,-18,25;red feather lakes,20,-23;timnath,-14,48;wellington,6,43
CO|Las Animas County|37.32,-104.04|aguilar,8,-64;boncarbo,-11,-68;branson,-26,16;hoehne,-4,-32;model,20,-18;trinchera,-24,-8;trinidad,-5,-47;weston,-15,-79
CO|Lincoln County|38.99,-103.51|arriba,31,24;genoa,35,5;hugo,10,2;karval,-28,1;limon,28,-17;rush,-22,-51
CO|Logan County|40.72,-103.11|atwood,-22,-16;crook,15,26;fleming,-9,24;iliff,4,1;merino,-15,-36;padroni,16,-26;peetz,23,-1;sterling,-9,-11
CO|Mesa County|39.02,-108.47|clifton,6,2;collbran,23,54;de beque,29,24;fruita,14,-25;gateway,-34,-50;glade park,-3,-31;grand junction,4,-6;loma,21,-35;mack,24,-46;mesa,14,36;molina,17,41;palisade,8,10;whitewater,-4,7
CO|Mineral County|37.67,-106.93|creede,15,0
CO|Moffat County|40.62,-108.21|craig,-10,65;dinosaur,-30,-47;hamilton,-29,62;maybell,5,-16;slater,38,87
CO|Montezuma County|37.34,-108.60|cortez,2,1;dolores,13,13;lewis,18,-6;mancos,1,30;mesa verde national park,-11,11;pleasant view,25,-21;towaoc,-13,-12;yellow jacket,20,-12
CO|Montrose County|38.40,-108.27|bedrock,-15,-71;montrose,3,37;naturita,-19,-30;nucla,-14,-28;olathe,19,28;paradox,-3,-70;redvale,-22,-12
CO|Morgan County|40.26,-103.81|brush,0,18;fort morgan,-1,1;hillrose,8,30;log lane village,1,-2;orchard,10,-29;snyder,7,21;weldona,11,-16;wiggins,-10,-24
CO|Otero County|37.90,-103.72|cheraw,20,21;fowler,22,-31;la junta,5,5;manzanola,21,-16;rocky ford,15,-1;swink,11,9
CO|Ouray County|38.15,-107.77|ouray,-13,9;ridgway,-2,1
CO|Park County|39.12,-105.72|alma,17,-35;bailey,33,25;como,4,-10;fairplay,11,-28;grant,34,6;guffey,-30,14;hartsel,-15,-16;jefferson,16,3;lake george,-8,28;shawnee,30,16
CO|Phillips County|40.59,-102.36|amherst,9,19;haxtun,5,-25;holyoke,-1,8;paoli,2,-11
CO|Pitkin County|39.22,-106.92|aspen,-1,6;basalt,13,-8;carbondale,3,-29;meredith,10,26;snowmass,1,-11;snowmass village,0,-1;woody creek,6,2
CO|Prowers County|37.95,-102.39|granada,10,7;hartman,16,18;holly,7,25;lamar,13,-23;wiley,20,-32
CO|Pueblo County|38.17,-104.51|avondale,-7,-2;beulah,-9,-46;boone,9,25;colorado city,-23,-33;pueblo,6,-9
CO|Rio Blanco County|39.98,-108.22|meeker,6,33;rangely,10,-58
CO|Rio Grande County|37.58,-106.38|center,15,29;del norte,6,-2;homelake,-1,29;monte vista,-1,24;south fork,9,-23
CO|Routt County|40.48,-106.99|clark,24,7;hayden,1,-27;oak creek,-23,6;phippsburg,-29,2;steamboat springs,10,12;toponas,-42,18;yampa,-35,8
CO|Saguache County|38.08,-106.28|crestone,-13,59;moffat,-4,44;saguache,2,9;sargents,32,-14;villa grove,21,17
CO|San Juan County|37.76,-107.68|silverton,4,1
CO|San Miguel County|38.00,-108.41|egnar,-7,-52;norwood,11,12;ophir,-15,57;placerville,1,35;telluride,-6,58
CO|Sedgwick County|40.88,-102.35|julesburg,9,10;ovid,7,-3;sedgwick,3,-18
CO|Summit County|39.63,-106.11|breckenridge,-16,9;dillon,-4,14;frisco,-7,-2;silverthorne,7,-5
CO|Teller County|38.88,-105.16|cripple creek,-6,1;divide,8,-4;florissant,-3,-15;victor,-17,2;woodland park,11,10
CO|Washington County|39.97,-103.20|akron,21,-2;anton,-28,6;cope,-29,21;lindon,-18,-21;otis,23,26;woodrow,-17,-37
CO|Weld County|40.55,-104.39|ault,4,-34;briggsdale,9,11;carr,31,-49;dacono,-47,-54;eaton,-3,-32;evans,-17,-30;firestone,-44,-54;fort lupton,-45,-41;frederick,-46,-54;galeton,-2,-6;gilcrest,-27,-39;gill,-8,-11;greeley,-15,-33;grover,32,16;hereford,42,9;hudson,-49,-26;johnstown,-22,-53;keenesburg,-46,-5;kersey,-16,-13;la salle,-23,-33;lucerne,-7,-31;mead,-32,-61;milliken,-22,-46;new raymer,13,56;nunn,17,-39;pierce,8,-37;platteville,-34,-41;roggen,-47,11;severance,-3,-46;stoneham,13,76;windsor,-7,-51
CO|Yuma County|40.00,-102.42|eckley,11,-6;idalia,-19,0;joes,-35,-25;kirk,-39,-5;vernon,-7,11;wray,7,3;yuma,13,-28
CT|Fairfield County|41.27,-73.39|bethel,11,-1;botsford,10,13;bridgeport,-9,20;brookfield,20,-1;cos cob,-22,-20;danbury,10,-4;darien,-19,-10;easton,-2,10;fairfield,-9,14;georgetown,-1,-4;greens farms,-15,7;greenwich,-23,-25;hawleyville,16,3;monroe,6,17;new canaan,-12,-10;new fairfield,20,-11;newtown,12,7;norwalk,-11,-2;old greenwich,-23,-18;redding,0,0;redding center,4,3;redding ridge,4,4;ridgefield,2,-11;riverside,-23,-19;sandy hook,14,14;shelton,4,26;sherman,30,-11;southport,-13,10;stamford,-20,-15;stevenson,12,20;stratford,-7,26;trumbull,-1,18;weston,-5,2;westport,-9,3;wilton,-7,-5
CT|Hartford County|41.81,-72.73|avon,-2,-13;berlin,-18,-1;bloomfield,3,1;bristol,-13,-21;broad brook,10,19;burlington,-5,-21;canton,3,-17;canton center,5,-17;collinsville,4,-19;east berlin,-19,1;east glastonbury,-12,20;east granby,13,-1;east hartford,-3,7;east hartland,20,-19;east windsor,10,13;east windsor hill,5,13;enfield,18,15;farmington,-4,-3;glastonbury,-10,16;granby,15,-7;hartford,-2,3;manchester,-2,21;marion,-24,-19;marlborough,-17,27;milldale,-24,-16;new britain,-14,-5;newington,-7,1;north canton,9,-16;north granby,22,-11;plainville,-13,-13;plantsville,-23,-17;poquonock,10,5;riverton,16,-28;rocky hill,-15,7;simsbury,7,-7;south glastonbury,-15,16;south windsor,3,18;southington,-20,-14;suffield,18,9;tariffville,10,-3;unionville,-5,-15;weatogue,3,-9;west granby,15,-13;west hartford,-3,0;west hartland,20,-24;west simsbury,7,-12;west suffield,21,0;wethersfield,-6,4;windsor,5,8;windsor locks,12,9
CT|Litchfield County|41.79,-73.25|bantam,-7,-1;barkhamsted,14,33;bethlehem,-15,4;bridgewater,-26,-11;canaan,23,-8;colebrook,20,15;cornwall,4,-9;cornwall bridge,3,-12;east canaan,22,-4;falls village,16,-12;gaylordsville,-14,-24;goshen,4,0;harwinton,-2,17;kent,-6,-21;lakeside,-12,0;lakeville,16,-19;litchfield,-4,5;morris,-10,7;new hartford,5,24;new milford,-21,-17;new preston marble dale,-10,-6;norfolk,19,5;northfield,-8,14;oakville,-20,16;pequabuck,-12,25;pine meadow,8,28;plymouth,-13,20;roxbury,-24,-5;salisbury,21,-18;sharon,8,-21;south kent,-10,-22;taconic,24,-16;terryville,-12,24;thomaston,-11,16;torrington,-1,16;washington,-16,-4;washington depot,-14,-8;watertown,-19,12;west cornwall,8,-8;winchester center,10,10;winsted,13,18;woodbury,-24,4
CT|Middlesex County|41.46,-72.53|centerbrook,-12,12;chester,-6,7;clinton,-17,1;cobalt,10,-2;cromwell,15,-13;deep river,-9,8;durham,0,-15;east haddam,1,13;east hampton,11,2;essex,-11,14;haddam,0,3;higganum,0,-4;ivoryton,-12,9;killingworth,-9,-4;middle haddam,9,-2;middlefield,5,-19;middletown,9,-13;moodus,4,9;old saybrook,-17,15;portland,12,-8;rockfall,7,-17;westbrook,-17,8
CT|New Haven County|41.41,-72.93|ansonia,-7,-14;beacon falls,3,-13;bethany,2,-7;branford,-13,12;cheshire,5,2;derby,-9,-15;east haven,-10,0;guilford,-10,23;hamden,-4,1;madison,-10,32;meriden,13,13;middlebury,12,-18;milford,-19,-13;naugatuck,8,-12;new haven,-10,0;north branford,-8,15;north haven,-3,7;northford,-1,15;orange,-13,-10;oxford,1,-20;prospect,9,-5;seymour,-2,-15;south britain,6,-32;southbury,7,-29;wallingford,-2,4;waterbury,15,-11;west haven,-14,-3;wolcott,19,-5;woodbridge,-10,0
CT|New London County|41.49,-72.10|baltic,14,3;bozrah,6,-7;bureau business practice,-16,-3;colchester,8,-24;east lyme,-12,-13;gales ferry,-6,4;gilman,9,-9;groton,-11,3;hadlyme,-7,-31;hanover,16,3;jewett city,12,12;lebanon,15,-14;ledyard,-5,11;mashantucket,-1,15;montville,-1,-5;mystic,-13,13;new london,-14,0;niantic,-16,-11;north franklin,13,-4;north stonington,-3,23;north westchester,9,-30;norwich,5,2;oakdale,-2,-9;old lyme,-15,-21;old mystic,-10,15;pawcatuck,-11,25;preston,3,11;quaker hill,-8,-1;salem,1,-17;south lyme,-19,-16;stonington,-12,19;taftville,8,5;uncasville,-3,-1;versailles,11,6;voluntown,10,25;waterford,-14,-4;west mystic,-14,13;yantic,7,-2
CT|Tolland County|41.86,-72.34|amston,-23,-3;andover,-12,-4;bolton,-9,-10;columbia,-16,3;coventry,-7,0;ellington,6,-13;hebron,-17,-6;mansfield center,-9,13;mansfield depot,-6,3;somers,14,-12;somersville,12,-15;south willington,0,3;stafford,13,5;stafford springs,11,5;staffordville,14,8;storrs mansfield,-5,9;tolland,1,-4;vernon rockville,-1,-13;willington,4,7
CT|Windham County|41.83,-71.99|abington,2,-4;ashford,6,-16;ballouville,5,13;brooklyn,-5,3;canterbury,-15,-1;central village,-11,8;chaplin,-3,-15;danielson,-3,11;dayville,2,12;east killingly,1,18;east woodstock,15,1;eastford,5,-10;fabyan,19,5;grosvenor dale,14,10;hampton,-6,-8;moosup,-11,10;north grosvenordale,15,9;north windham,-9,-17;oneco,-14,18;plainfield,-15,7;pomfret,6,2;pomfret center,4,1;putnam,9,9;quinebaug,19,5;rogers,1,8;scotland,-13,-10;south windham,-16,-18;south woodstock,11,4;sterling,-11,17;thompson,15,15;wauregan,-9,7;willimantic,-12,-23;windham,-13,-17;woodstock,13,-2;woodstock valley,8,-11
DE|Kent County|39.09,-75.57|camden wyoming,1,-3;cheswold,13,-2;clayton,17,-12;dover,6,5;dover afb,4,9;felton,-6,-2;frederica,-5,11;harrington,-16,-2;hartly,7,-13;houston,-18,6;kenton,14,-10;little creek,8,12;magnolia,-1,6;marydel,1,-16;milford,-17,14;smyrna,21,-3;viola,-5,0;woodside,-1,0
DE|New Castle County|39.58,-75.65|bear,3,-3;claymont,22,18;delaware city,-1,5;hockessin,20,-4;kirkwood,0,-4;middletown,-10,-3;montchanin,21,6;new castle,0,3;newark,4,-1;odessa,-12,0;port penn,-7,6;rockland,21,8;saint georges,-2,0;townsend,-20,-3;wilmington,13,8;winterthur,22,6;yorklyn,23,-3
DE|Sussex County|38.66,-75.39|bethany beach,-13,32;bethel,-9,-23;bridgeville,8,-22;dagsboro,-10,18;delmar,-18,-19;ellendale,14,-2;fenwick island,-17,33;frankford,-14,19;georgetown,2,0;greenwood,16,-20;harbeson,1,17;laurel,-11,-17;lewes,8,21;lincoln,20,-1;millsboro,0,14;millville,-11,27;milton,11,9;nassau,9,20;ocean view,-10,29;rehoboth bch,6,31;seaford,-2,-21;selbyville,-20,23
DC|District of Columbia|38.90,-77.02|naval anacost annex,-1,-2;parcel return service,-1,-2;washington,-1,-1;washington navy yard,0,-1
FL|Alachua County|29.68,-82.36|alachua,13,-13;archer,-12,-15;earleton,7,25;evinston,-19,13;gainesville,-1,1;hawthorne,-10,25;high springs,15,-25;island grove,-22,25;la crosse,17,-5;lochloosa,-16,26;micanopy,-16,5;newberry,-1,-23;waldo,11,20
FL|Baker County|30.33,-82.28|glen saint mary,-4,8;macclenny,-6,15;olustee,-13,-14;sanderson,-8,1
FL|Bay County|30.26,-85.62|fountain,21,19;lynn haven,-3,-3;mexico beach,-33,21;panama city,-7,-4;panama city beach,-1,-24;youngstown,6,10
FL|Bradford County|29.95,-82.17|brooker,-3,-13;graham,2,5;hampton,-9,2;lawtey,10,6;starke,1,5
FL|Brevard County|28.29,-80.73|cape canaveral,10,13;cocoa,10,-4;cocoa beach,3,12;grant,-36,21;indialantic,-18,15;malabar,-32,15;melbourne,-21,10;melbourne beach,-27,19;merritt island,11,5;mims,40,-13;palm bay,-27,10;patrick afb,-12,15;rockledge,3,0;satellite beach,-12,13;scottsmoor,48,-14;sharpes,1,5;titusville,31,-8
FL|Broward County|26.15,-80.49|coconut creek,10,31;coral springs,12,22;dania,-10,34;deerfield beach,16,37;fort lauderdale,-2,27;hallandale,-17,34;hollywood,-14,27;margate,9,28;pembroke pines,-14,20;plantation,-2,26;pompano beach,10,31
FL|Calhoun County|30.41,-85.20|altha,13,3;blountstown,3,13;clarksville,-5,1;wewahitchka,-16,0
FL|Charlotte County|26.91,-81.91|el jobean,3,-31;murdock,0,-9;placida,-7,-35;port charlotte,8,-24;punta gorda,3,-9;rotonda west,-2,-36
FL|Citrus County|28.85,-82.48|beverly hills,7,0;crystal river,4,-13;floral city,-12,17;hernando,8,10;holder,12,6;homosassa,-8,-9;homosassa springs,-4,-10;inverness,0,16;lecanto,1,-2
FL|Clay County|29.98,-81.86|doctors inlet,12,9;fleming island,12,14;green cove springs,1,9;keystone heights,-19,-13;lake geneva,-22,-13;melrose,-25,-17;middleburg,9,0;orange park,17,12;penney farms,0,6
FL|Collier County|26.11,-81.35|chokoloskee,-30,-1;copeland,-16,-1;everglades city,-25,-3;goodland,-19,-30;immokalee,21,-11;marco island,-17,-36;naples,6,-38;ochopee,-24,19
FL|Columbia County|30.22,-82.62|fort white,-30,-7;lake city,-4,-3;lulu,-15,8
FL|DeSoto County|27.19,-81.81|arcadia,-4,-8;fort ogden,0,0;nocatee,-3,-7
FL|Dixie County|29.61,-83.16|cross city,3,-5;horseshoe beach,-12,-10;old town,6,15;suwannee,-28,2
FL|Duval County|30.33,-81.67|atlantic beach,2,25;jacksonville,-2,2;jacksonville beach,-5,27;neptune beach,-2,27
FL|Escambia County|30.67,-87.36|cantonment,-6,4;century,30,4;gonzalez,-9,7;mc david,20,-9;molino,2,-2;pensacola,-23,12
FL|Flagler County|29.46,-81.31|bunnell,-1,-1;flagler beach,1,18;palm coast,5,7
FL|Franklin County|29.86,-84.82|apalachicola,-14,-17;carrabelle,1,19;eastpoint,-11,1;lanark village,2,23
FL|Gadsden County|30.58,-84.61|chattahoochee,10,-22;greensboro,-1,-13;gretna,4,-5;havana,3,20;midway,-9,14;quincy,2,1
FL|Gilchrist County|29.73,-82.80|bell,6,-7;trenton,-11,-2
FL|Glades County|26.96,-81.19|moore haven,-12,-3;palmdale,-1,-12
FL|Gulf County|29.95,-85.23|port saint joe,-14,-7
FL|Hamilton County|30.50,-82.95|jasper,1,1;jennings,5,-19;white springs,-16,17
FL|Hardee County|27.49,-81.81|bowling green,11,-4;wauchula,6,0;zolfo springs,-1,7
FL|Hendry County|26.55,-81.17|clewiston,16,22;felda,-1,-27;labelle,19,-27
FL|Hernando County|28.55,-82.43|brooksville,-1,0;spring hill,-7,-12
FL|Highlands County|27.34,-81.34|avon park,26,-16;lake placid,-5,-2;lorida,7,14;sebring,13,-9;venus,-22,-5
FL|Hillsborough County|27.93,-82.31|apollo beach,-16,-10;balm,-16,3;brandon,0,2;dover,6,9;durant,-2,13;gibsonton,-9,-6;lithia,-10,17;lutz,22,-16;mango,5,0;odessa,21,-28;plant city,8,18;riverview,-8,-4;ruskin,-22,-12;seffner,0,-5;sun city,-25,-17;sun city center,-21,-10;sydney,3,10;tampa,1,-15;thonotosassa,13,0;valrico,-1,7;wimauma,-23,-1
FL|Holmes County|30.87,-85.82|argyle,-16,-22;bonifay,-2,13;noma,11,20;ponce de leon,-16,-14;westville,1,-10
FL|Indian River County|27.69,-80.61|fellsmere,7,0;roseland,14,11;sebastian,9,7;vero beach,-5,17;wabasso,5,17;winter beach,2,19
FL|Jackson County|30.80,-85.22|alford,-15,-16;bascom,16,12;campbellton,16,-16;cottondale,0,-17;cypress,-8,14;graceville,15,-30;grand ridge,-8,20;greenwood,7,10;malone,16,5;marianna,-5,0;sneads,-7,28
FL|Jefferson County|30.44,-83.90|lamont,-6,8;lloyd,4,-13;monticello,10,1;wacissa,-8,-9
FL|Lafayette County|29.98,-83.18|mayo,6,3
FL|Lake County|28.76,-81.71|altoona,26,8;astatula,-5,-1;astor,40,17;clermont,-22,-5;eustis,11,9;ferndale,-14,1;fruitland park,10,-19;grand island,13,-3;groveland,-20,-16;howey in the hills,-6,-9;lady lake,16,-21;leesburg,7,-14;mascotte,-18,-18;minneola,-19,-3;montverde,-16,3;mount dora,3,6;okahumpka,-1,-20;paisley,24,21;sorrento,4,18;tavares,4,-2;umatilla,16,3;yalaha,-2,-11
FL|Lee County|26.58,-81.84|alva,14,20;boca grande,18,-42;bokeelia,9,-30;bonita springs,-22,6;cape coral,5,-13;captiva,-6,-34;estero,-14,3;fort myers,-1,-1;fort myers beach,-7,-11;lehigh acres,2,18;north fort myers,12,-4;pineland,8,-30;saint james city,-5,-25;sanibel,-13,-25
FL|Leon County|30.46,-84.28|tallahassee,0,0;woodville,-14,1
FL|Levy County|29.32,-82.74|bronson,14,11;cedar key,-15,-27;chiefland,15,-13;gulf hammock,-7,0;inglis,-22,9;morriston,-4,25;otter creek,-1,-5;williston,8,26;yankeetown,-29,2
FL|Liberty County|30.24,-84.88|bristol,18,-6;hosford,12,8;sumatra,-22,-10;telogia,11,6
FL|Madison County|30.44,-83.47|greenville,1,-18;madison,3,7;pinetta,16,13
FL|Manatee County|27.47,-82.32|anna maria,6,-42;bradenton,-2,-18;bradenton beach,1,-39;cortez,0,-37;ellenton,7,-18;holmes beach,3,-39;longboat key,-6,-34;myakka city,-11,13;oneco,-2,-23;palmetto,6,-25;parrish,8,-8;tallevast,-7,-23;terra ceia,10,-27
FL|Marion County|29.21,-82.06|anthony,9,-7;belleview,-6,-1;candler,-15,9;citra,18,-5;dunnellon,-15,-40;eastlake weir,-20,15;fairfield,14,-22;fort mc coy,18,20;lowell,13,-16;mc intosh,23,-17;ocala,-4,-9;ocklawaha,-15,16;orange lake,21,-16;orange springs,28,10;reddick,16,-19;silver springs,3,3;sparr,12,-5;summerfield,-21,3;weirsdale,-23,16
FL|Martin County|27.08,-80.43|hobe sound,-1,29;indiantown,-2,-5;jensen beach,16,21;palm city,9,15;port salerno,7,23;stuart,10,20
FL|Miami-Dade County|25.61,-80.56|coral gables,11,29;eastern airlines,18,25;flagship banks of miami,18,25;hialeah,26,25;homestead,-13,9;key biscayne,8,40;master charge,18,25;miami,16,30;miami beach,18,42;miami gardens,33,31;north miami beach,33,42;opa locka,31,30
FL|Monroe County|25.28,-81.12|big pine key,-60,-24;islamorada,-35,49;key colony beach,-55,10;key largo,-19,67;key west,-72,-66;long key,-44,31;marathon,-55,8;marathon shores,-55,5;summerland key,-61,-39;tavernier,-26,60
FL|Nassau County|30.61,-81.80|bryceville,-19,-17;callahan,-6,-1;fernandina beach,6,34;hilliard,8,-13;yulee,1,21
FL|Okaloosa County|30.69,-86.59|baker,14,-9;crestview,8,5;destin,-30,11;eglin afb,-15,-2;fort walton beach,-26,-3;holt,5,-13;hurlburt field,-27,-11;laurel hill,26,19;mary esther,-28,-14;milligan,5,-6;niceville,-10,5;shalimar,-25,2;valparaiso,-18,9
FL|Okeechobee County|27.39,-80.89|okeechobee,-10,2
FL|Orange County|28.51,-81.32|apopka,16,-18;christmas,3,31;clarcona,10,-18;defense finance accounting,-9,2;gotha,2,-20;killarney,3,-33;maitland,11,-4;mastercard,2,-5;oakland,4,-31;ocoee,7,-21;orlando,0,2;plymouth,18,-25;tangerine,25,-31;windermere,-1,-21;winter garden,4,-27;winter park,7,3;zellwood,21,-25
FL|Osceola County|28.06,-81.15|intercession city,21,-36;kenansville,-19,10;kissimmee,21,-30;saint cloud,15,-6
FL|Palm Beach County|26.65,-80.47|belle glade,4,-21;boca raton,-28,35;boynton beach,-12,36;bryant,19,-14;canal point,21,-17;delray beach,-19,37;greenacres,-2,34;jupiter,29,34;lake harbor,5,-35;lake worth,-4,35;loxahatchee,9,19;north palm beach,18,41;pahokee,17,-20;palm beach,7,43;palm beach gardens,18,33;royal palm beach,6,24;south bay,2,-27;wellington,1,22;west palm beach,6,37
FL|Pasco County|28.31,-82.40|aripeka,12,-27;crystal springs,-13,24;dade city,5,16;elfers,-9,-33;holiday,-12,-34;hudson,5,-27;lacoochee,16,22;land o lakes,-6,-7;new port richey,-6,-30;port richey,-2,-31;saint leo,3,13;san antonio,3,11;trilby,15,20;wesley chapel,-6,8;zephyrhills,-9,22
FL|Pinellas County|27.93,-82.73|bay pines,-11,-5;belleair beach,-1,-11;clearwater,1,0;clearwater beach,3,-10;crystal beach,16,-5;dunedin,3,-2;indian rocks beach,-4,-11;largo,-4,-5;oldsmar,12,5;ozona,14,-5;palm harbor,15,0;pinellas park,-6,2;safety harbor,8,4;saint petersburg,-10,3;seminole,-8,-6;tarpon springs,21,2
FL|Polk County|27.95,-81.70|alturas,5,8;auburndale,12,-12;babson park,-13,18;bartow,-5,-13;bradley,-25,-25;davenport,28,6;dundee,7,8;eagle lake,3,-6;eaton park,6,-21;fort meade,-20,-9;frostproof,-23,18;haines city,11,8;highland city,2,-17;homeland,-13,-13;indian lake estates,-15,34;kathleen,25,-34;lake alfred,14,-3;lake hamilton,9,7;lake wales,-7,10;lakeland,9,-27;lakeshore,2,0;loughman,29,13;mulberry,-5,-30;nalcrest,-9,27;nichols,-6,-33;polk city,25,-11;river ranch,-18,50;waverly,3,8;winter haven,6,-1
FL|Putnam County|29.61,-81.74|bostwick,19,12;crescent city,-18,19;east palatka,5,16;edgar,1,-15;florahome,15,-12;georgetown,-23,13;grandin,12,-18;hollister,1,-7;interlachen,2,-15;lake como,-13,17;palatka,4,9;pomona park,-11,15;putnam hall,13,-21;san mateo,-2,15;satsuma,-5,10;welaka,-12,9
FL|St. Johns County|29.90,-81.44|elkton,-11,-2;hastings,-20,-5;ponte vedra,22,3;ponte vedra beach,28,7;saint augustine,1,6;saint johns,18,-11
FL|St. Lucie County|27.38,-80.47|fort pierce,5,10;port saint lucie,-8,8
FL|Santa Rosa County|30.70,-87.02|bagdad,-10,-1;gulf breeze,-33,-10;milton,-6,-6;navarre,-28,13
FL|Sarasota County|27.18,-82.33|englewood,-19,-4;laurel,-4,-9;nokomis,-4,-13;north port,-12,14;osprey,0,-15;sarasota,14,-17;venice,-8,-6
FL|Seminole County|28.72,-81.24|altamonte springs,-3,-10;casselberry,-3,-6;geneva,3,13;goldenrod,-10,-2;lake mary,3,-5;lake monroe,11,-10;longwood,1,-7;mid florida,4,-5;oviedo,-3,6;sanford,7,-4;winter springs,0,-2
FL|Sumter County|28.70,-82.08|bushnell,-4,-7;center hill,-4,8;coleman,10,1;istachatta,-5,-19;lake panasoffkee,9,-6;nobleton,-6,-18;oxford,20,2;sumterville,3,2;the villages,23,10;webster,-16,0;wildwood,14,5
FL|Suwannee County|30.20,-82.99|branford,-26,9;live oak,4,-2;mc alpin,-5,3;o brien,-16,6;wellborn,-2,14
FL|Taylor County|30.05,-83.60|perry,2,-4;salem,-19,16;shady grove,24,-3;steinhatchee,-37,23
FL|Union County|30.04,-82.37|lake butler,-4,-1;raiford,3,18;worthington springs,-11,-5
FL|Volusia County|29.06,-81.18|barberville,14,-22;cassadaga,-9,-6;daytona beach,14,15;de leon springs,6,-17;debary,-17,-13;deland,-3,-12;deltona,-9,-1;edgewater,-9,28;glenwood,3,-17;lake helen,-8,-5;new smyrna beach,-4,26;oak hill,-19,33;orange city,-11,-12;ormond beach,24,12;osteen,-22,3;pierson,16,-25;port orange,8,18;seville,26,-35
FL|Wakulla County|30.17,-84.40|crawfordville,3,5;panacea,-15,1;saint marks,0,19;sopchoppy,-9,-6
FL|Walton County|30.64,-86.17|defuniak springs,14,1;freeport,-15,0;miramar beach,-26,-18;mossy head,10,-15;paxton,33,-14;point washington,-27,6;rosemary beach,-36,14;santa rosa beach,-28,-8
FL|Washington County|30.61,-85.66|caryville,10,-14;chipley,10,11;ebro,-18,-23;vernon,2,-9;wausau,2,7
GA|Appling County|31.75,-82.29|baxley,3,-6;surrency,-10,9
GA|Atkinson County|31.30,-82.88|axson,1,15;pearson,1,2;willacoochee,5,-17
GA|Bacon County|31.55,-82.45|alma,-1,-1
GA|Baker County|31.32,-84.44|newton,-1,11
GA|Baldwin County|33.07,-83.25|hardwick,-5,1;milledgeville,0,2
GA|Banks County|34.35,-83.50|alto,10,-10;baldwin,10,2;homer,0,0;maysville,-10,-6
GA|Barrow County|33.99,-83.71|auburn,2,-11;bethlehem,-7,-2;statham,-3,12;winder,0,0
GA|Bartow County|34.24,-84.84|adairsville,12,-8;cartersville,-4,5;cassville,1,-1;emerson,-12,8;kingston,1,-16;rydal,10,10;taylorsville,-12,-13;white,3,10
GA|Ben Hill County|31.76,-83.22|fitzgerald,-3,-3
GA|Berrien County|31.28,-83.23|alapaha,12,2;enigma,10,-13;nashville,-7,0;ray city,-19,1
GA|Bibb County|32.81,-83.70|lizella,-3,-13;macon,1,3
GA|Bleckley County|32.43,-83.33|cochran,-4,1
GA|Brantley County|31.20,-81.98|hoboken,-5,-14;hortense,12,2;nahunta,-1,1;waynesville,5,18
GA|Brooks County|30.84,-83.58|barney,17,6;dixie,-7,-10;morven,10,8;quitman,-6,2
GA|Bryan County|32.01,-81.44|ellabell,11,-6;richmond hill,-12,15
GA|Bulloch County|32.40,-81.74|brooklet,-10,11;pembroke,-21,8;portal,16,-17;register,-6,-13;statesboro,4,-2
GA|Burke County|33.06,-82.00|girard,-2,29;gough,3,-23;keysville,11,-18;midville,-20,-20;sardis,-8,23;waynesboro,4,1
GA|Butts County|33.29,-83.96|flovilla,-4,5;jackson,-1,-2;jenkinsburg,4,-7
GA|Calhoun County|31.53,-84.62|arlington,-9,-10;leary,-4,11;morgan,1,2
GA|Camden County|30.93,-81.67|kings bay,-14,11;kingsland,-13,-4;saint marys,-20,12;waverly,11,10;white oak,7,-11;woodbine,1,-1
GA|Candler County|32.40,-82.07|metter,0,1;pulaski,-1,12
GA|Carroll County|33.58,-85.08|bowdon,-4,-17;bowdon junction,7,-6;carrollton,1,0;mount zion,6,-10;roopville,-15,-9;temple,19,7;villa rica,14,15;whitesburg,-7,16
GA|Catoosa County|34.90,-85.14|fort oglethorpe,5,-11;graysville,7,0;ringgold,2,-2
GA|Charlton County|30.78,-82.14|folkston,7,13;saint george,-26,10
GA|Chatham County|32.00,-81.13|bloomingdale,11,-18;pooler,11,-12;savannah,2,3;tybee island,0,28
GA|Chattahoochee County|32.35,-84.79|cusseta,-5,2
GA|Chattooga County|34.47,-85.35|armuchee,-3,16;lyerly,-7,-6;menlo,11,-13;summerville,1,1;trion,7,3
GA|Cherokee County|34.24,-84.48|ball ground,10,10;canton,-2,1;holly springs,-7,-3;lebanon,0,2;waleska,8,-9;woodstock,-13,-7
GA|Clarke County|33.95,-83.37|athens,0,-2;bogart,-2,-14;winterville,0,7
GA|Clay County|31.63,-84.98|bluffton,-11,11;fort gaines,0,-7
GA|Clayton County|33.54,-84.36|conley,9,2;ellenwood,7,6;forest park,1,-1;jonesboro,-4,-1;lovejoy,-10,4;morrow,0,2;riverdale,2,-6
GA|Clinch County|30.92,-82.71|argyle,16,6;du pont,7,-16;fargo,-23,14;homerville,13,-5
GA|Cobb County|33.94,-84.58|acworth,13,-4;austell,-13,-4;clarkdale,-3,2;kennesaw,7,-5;mableton,-11,-3;marietta,0,4;powder springs,-3,-11;smyrna,-7,-1
GA|Coffee County|31.55,-82.85|ambrose,-1,-15;broxton,10,-6;douglas,-6,0;west green,6,13
GA|Colquitt County|31.19,-83.77|berlin,-12,14;doerun,12,-16;ellenton,-1,18;funston,2,-11;hartsfield,3,-20;moultrie,-4,2;norman park,6,11
GA|Columbia County|33.54,-82.26|appling,8,-2;evans,0,12;grovetown,-9,7;harlem,-13,-5
GA|Cook County|31.15,-83.43|adel,-3,1;cecil,-11,4;lenox,11,-2;sparks,3,-2
GA|Coweta County|33.35,-84.76|grantville,-11,-7;haralson,-12,19;moreland,-8,1;newnan,2,-1;sargent,8,-11;senoia,-7,17;sharpsburg,5,11;turin,-3,13
GA|Crawford County|32.71,-83.99|knoxville,1,-1;musella,11,-6;roberta,1,-6
GA|Crisp County|31.92,-83.77|arabi,-7,4;cordele,1,-2
GA|Dade County|34.86,-85.50|rising fawn,-4,0;trenton,5,-1;wildwood,12,7
GA|Dawson County|34.44,-84.17|dawsonville,1,2
GA|Decatur County|30.88,-84.58|attapulgus,-13,9;bainbridge,3,0;brinson,10,-16;climax,0,13;fowlstown,-8,3
GA|DeKalb County|33.77,-84.23|avondale estates,0,-4;clarkston,4,-1;decatur,-2,-5;lithonia,-6,9;pine lake,2,2;redan,-2,9;scottdale,2,-3;stone mountain,4,7;tucker,9,1
GA|Dodge County|32.17,-83.17|chauncey,-7,10;chester,23,-1;eastman,4,-2;rhine,-24,-2
GA|Dooly County|32.16,-83.80|byromville,3,-13;lilly,-1,-8;pinehurst,4,8;unadilla,10,5;vienna,-7,1
GA|Dougherty County|31.53,-84.22|albany,3,5;putney,1,0
GA|Douglas County|33.70,-84.77|douglasville,2,2;lithia springs,6,12;winston,-4,-9
GA|Early County|31.32,-84.90|blakely,6,-3;cedar springs,-15,-13;damascus,-3,19;jakin,-14,-11
GA|Echols County|30.71,-82.89|statenville,0,-13
GA|Effingham County|32.37,-81.34|clyo,15,3;eden,-19,-6;guyton,-5,-5;meldrim,-22,-3;rincon,-7,11;springfield,0,-2
GA|Elbert County|34.12,-82.84|bowman,8,-19;dewy rose,7,-10;elberton,-1,0
GA|Emanuel County|32.59,-82.30|adrian,-2,-27;garfield,7,20;norristown,-8,-18;nunez,-11,-7;stillmore,-15,8;swainsboro,-2,-5;twin city,2,10
GA|Evans County|32.16,-81.89|bellville,0,-9;claxton,1,-2;daisy,-1,5;hagan,0,-5
GA|Fannin County|34.86,-84.32|blue ridge,-1,-1;epworth,5,-22;mc caysville,11,-11;mineral bluff,7,6;morganton,1,11
GA|Fayette County|33.41,-84.49|brooks,-11,2;fayetteville,2,2;peachtree city,-2,-9;tyrone,6,-10
GA|Floyd County|34.26,-85.21|cave spring,-15,-12;coosa,7,-2;lindale,-9,3;mount berry,2,3;rome,4,0;shannon,7,-2;silver creek,-10,7
GA|Forsyth County|34.23,-84.12|cumming,2,-2
GA|Franklin County|34.38,-83.23|canon,-3,10;carnesville,-1,-2;franklin springs,-10,8;lavonia,8,12;royston,-10,9
GA|Fulton County|33.79,-84.47|alpharetta,29,19;atlanta,2,9;atlanta bmc,0,3;fairburn,-22,-11;palmetto,-26,-21;red oak,-16,-5;roswell,24,12;union city,-21,-8
GA|Gilmer County|34.69,-84.46|cherry log,9,7;east ellijay,-1,-2;ellijay,-2,4
GA|Glascock County|33.23,-82.61|gibson,2,3;mitchell,-2,-7
GA|Glynn County|31.23,-81.54|brunswick,-2,3;jekyll island,-16,13;saint simons island,0,19;sea island,-3,21
GA|Gordon County|34.50,-84.88|calhoun,0,-7;fairmount,-7,18;oakman,6,16;plainville,-9,-16;ranger,4,15;resaca,8,-3;sugar valley,5,-15
GA|Grady County|30.87,-84.23|cairo,4,3;calvary,-13,-8;whigham,1,-9
GA|Greene County|33.58,-83.17|greensboro,-2,0;siloam,-4,9;union point,6,8;white plains,-12,9
GA|Gwinnett County|33.96,-84.02|buford,9,4;dacula,3,15;duluth,3,-9;grayson,-7,6;lawrenceville,-1,0;lilburn,-5,-3;loganville,-8,13;norcross,-1,-9;north metro,2,-10;snellville,-12,1;suwanee,8,0
GA|Habersham County|34.63,-83.53|clarkesville,1,1;cornelia,-11,-2;demorest,-5,-4;habersham,-7,-1;mount airy,-6,6;turnerville,5,9
GA|Hall County|34.32,-83.82|chestnut mountain,-11,2;clermont,16,3;flowery branch,-14,-8;gainesville,-1,-4;gillsville,-2,14;lula,7,15;murrayville,12,-8;oakwood,-8,-7
GA|Hancock County|33.27,-83.00|sparta,-1,-9
GA|Haralson County|33.79,-85.21|bremen,-6,8;buchanan,3,6;felton,9,-2;tallapoosa,-3,-9;waco,-11,-1
GA|Harris County|32.74,-84.91|cataula,-11,-1;ellerslie,-10,12;fortson,-11,-9;hamilton,1,2;pine mountain valley,9,9;shiloh,7,21;waverly hall,-6,17;west point,10,-21
GA|Hart County|34.35,-82.96|bowersville,5,-8;hartwell,0,3
GA|Heard County|33.30,-85.13|franklin,-2,-1;glenn,-2,1
GA|Henry County|33.45,-84.15|hampton,-4,-14;locust grove,-11,6;mcdonough,1,5;stockbridge,11,-6
GA|Houston County|32.46,-83.67|bonaire,9,6;centerville,17,-1;clinchfield,-12,-3;elko,-13,-6;kathleen,1,5;perry,0,-6;warner robins,14,3
GA|Irwin County|31.60,-83.28|irwinville,10,-13;mystic,2,3;ocilla,-1,2;wray,-1,17
GA|Jackson County|34.13,-83.57|braselton,0,-22;commerce,6,13;hoschton,-5,-21;jefferson,-3,-1;nicholson,-4,14;pendergrass,5,-10;talmo,6,-15
GA|Jasper County|33.32,-83.69|mansfield,12,-10;monticello,0,-3;shady dale,12,6
GA|Jeff Davis County|31.81,-82.64|denton,-8,-12;hazlehurst,6,5
GA|Jefferson County|33.05,-82.42|avera,9,-10;bartow,-19,-5;louisville,-4,3;matthews,21,9;stapleton,14,-4;wadley,-18,2;wrens,16,4
GA|Jenkins County|32.79,-81.96|millen,0,0;perkins,12,11
GA|Johnson County|32.70,-82.66|kite,1,13;wrightsville,2,-7
GA|Jones County|33.02,-83.56|gray,-1,2;haddock,3,13;hillsboro,12,-8
GA|Lamar County|33.08,-84.14|barnesville,-3,-1;milner,6,-4
GA|Lanier County|31.04,-83.06|lakeland,0,-3;stockton,-2,5
GA|Laurens County|32.46,-82.92|cadwell,-15,-11;dexter,-3,-13;dublin,4,0;dudley,6,-17;east dublin,8,5;montrose,10,-24;rentz,-8,-5;rockledge,-7,17
GA|Lee County|31.78,-84.14|leesburg,-10,-2;smithville,11,-9
GA|Liberty County|31.83,-81.49|allenhurst,-5,-12;fleming,4,7;fort stewart,5,-12;hinesville,0,-3;midway,-3,10;riceboro,-9,3;walthourville,-6,-13
GA|Lincoln County|33.79,-82.45|lincolnton,-2,1
GA|Long County|31.75,-81.75|ludowici,2,0
GA|Lowndes County|30.83,-83.27|hahira,16,-11;lake park,-14,9;moody a f b,14,5;naylor,6,14;valdosta,1,0
GA|Lumpkin County|34.57,-84.00|dahlonega,-4,2
GA|McDuffie County|33.48,-82.48|boneville,4,-3;dearing,-8,8;thomson,-1,-1
GA|McIntosh County|31.49,-81.41|crescent,1,4;darien,-11,-2;meridian,-4,4;sapelo island,-10,13;townsend,7,-1
GA|Macon County|32.36,-84.04|ideal,1,-15;marshallville,10,10;montezuma,-5,4;oglethorpe,-7,-4
GA|Madison County|34.13,-83.21|colbert,-9,-1;comer,-4,9;danielsville,4,-7;hull,-8,-10
GA|Marion County|32.35,-84.53|box springs,17,-7;buena vista,-10,4
GA|Meriwether County|33.04,-84.69|greenville,1,-5;luthersville,17,-5;manchester,-17,6;warm springs,-14,-3;woodbury,-6,9
GA|Miller County|31.17,-84.73|colquitt,1,0
GA|Mitchell County|31.22,-84.19|baconton,16,8;camilla,0,-4;cotton,-6,13;pelham,-10,4;sale city,4,15
GA|Monroe County|33.01,-83.92|bolingbroke,-7,12;culloden,-11,-14;forsyth,4,-2;juliette,11,10;smarr,-2,4
GA|Montgomery County|32.17,-82.54|ailey,4,6;alston,-10,5;mount vernon,1,-5;tarrytown,15,-2;uvalda,-13,3
GA|Morgan County|33.59,-83.49|bostwick,15,-2;buckhead,-5,15;high shoals,21,-3;madison,0,3;rutledge,3,-11
GA|Murray County|34.79,-84.75|chatsworth,-3,-5;cisco,17,8;crandall,15,-2;eton,3,-2;tennga,19,1
GA|Muscogee County|32.51,-84.87|columbus,-2,-5;fort benning,-7,-7;midland,5,2;upatoi,5,13
GA|Newton County|33.55,-83.85|covington,-1,-1;newborn,-4,14;oxford,12,-2;porterdale,2,-5
GA|Oconee County|33.83,-83.44|bishop,-3,-4;farmington,-8,2;watkinsville,2,3
GA|Oglethorpe County|33.88,-83.08|arnoldsville,0,-15;carlton,11,8;crawford,3,-8;lexington,0,0;maxeys,-14,-9;stephens,-11,-3
GA|Paulding County|33.92,-84.87|dallas,-1,2;hiram,-5,10
GA|Peach County|32.57,-83.83|byron,5,4;fort valley,-2,-6
GA|Pickens County|34.46,-84.47|jasper,0,-1;marble hill,-2,16;nelson,-8,9;talking rock,8,-3;tate,-6,9
GA|Pierce County|31.36,-82.21|blackshear,-6,-5;bristol,13,0;mershon,12,-1;offerman,5,10;patterson,3,8
GA|Pike County|33.09,-84.39|concord,1,-6;meansville,-8,7;molena,-9,-7;williamson,7,1;zebulon,1,8
GA|Polk County|34.00,-85.19|aragon,6,12;cedartown,1,-6;esom hill,-5,-20;rockmart,0,13
GA|Pulaski County|32.23,-83.48|hawkinsville,4,-2
GA|Putnam County|33.32,-83.37|eatonton,0,0
GA|Quitman County|31.87,-85.02|georgetown,2,-9;morris,-3,9
GA|Rabun County|34.88,-83.40|clayton,0,0;dillard,10,8;lakemont,-12,0;mountain city,4,2;rabun gap,8,1;tallulah falls,-14,0;tiger,-6,-3;wiley,-8,-2
GA|Randolph County|31.76,-84.76|coleman,-9,-13;cuthbert,1,-4;shellman,0,15
GA|Richmond County|33.36,-82.08|augusta,8,2;blythe,-7,-13;gracewood,1,4;hephzibah,-2,-1
GA|Rockdale County|33.65,-84.02|conyers,0,1
GA|Schley County|32.26,-84.32|ellaville,-2,1
GA|Screven County|32.75,-81.61|dover,-17,-10;newington,-17,13;oliver,-22,8;rocky ford,-3,-18;sylvania,-1,-2
GA|Seminole County|30.94,-84.87|donalsonville,11,-1;iron city,7,6
GA|Spalding County|33.26,-84.28|experiment,2,-1;griffin,-1,1;orchard hill,0,-2;sunny side,8,-1
GA|Stephens County|34.55,-83.29|eastanollee,-5,3;martin,-7,11;toccoa,1,-2;toccoa falls,4,-6
GA|Stewart County|32.08,-84.83|louvale,10,1;lumpkin,-4,3;omaha,4,-14;richland,1,17
GA|Sumter County|32.04,-84.20|americus,2,-6;andersonville,12,3;cobb,-8,24;de soto,-9,17;leslie,-9,12;plains,-1,-16
GA|Talbot County|32.70,-84.53|geneva,-12,-2;junction city,-9,8;talbotton,-2,-1;woodland,9,-3
GA|Taliaferro County|33.57,-82.88|crawfordville,0,-1;sharon,-1,8
GA|Tattnall County|32.05,-82.06|cobbtown,22,-7;collins,14,-5;glennville,-10,11;manassas,11,4;reidsville,2,-7
GA|Taylor County|32.56,-84.25|butler,2,2;howard,4,-13;mauk,-5,-15;reynolds,0,15;rupert,-12,-2
GA|Telfair County|31.93,-82.94|helena,14,2;jacksonville,-8,-4;lumber city,-1,23;mc rae,14,4;milan,3,-12;scotland,12,12
GA|Terrell County|31.78,-84.44|bronwood,5,7;dawson,-1,-9;parrott,12,-7;sasser,-6,9
GA|Thomas County|30.86,-83.92|barwick,3,18;boston,-8,12;coolidge,12,4;meigs,20,-16;ochlocknee,11,-14;pavo,8,18;thomasville,-2,-3
GA|Tift County|31.46,-83.53|brookfield,-2,2;chula,9,-3;omega,-13,-7;tifton,1,-2;ty ty,1,-12
GA|Toombs County|32.12,-82.33|lyons,5,2;vidalia,7,-6
GA|Towns County|34.92,-83.74|hiawassee,-1,1;young harris,4,-13
GA|Treutlen County|32.40,-82.57|soperton,-2,-2
GA|Troup County|33.03,-85.03|hogansville,13,10;lagrange,0,0;pine mountain,-16,13
GA|Turner County|31.72,-83.62|ashburn,-1,-4;rebecca,8,10;sycamore,-6,2
GA|Twiggs County|32.67,-83.43|danville,-6,18;dry branch,5,-3;jeffersonville,7,4
GA|Union County|34.83,-83.99|blairsville,4,2;suches,-11,-6
GA|Upson County|32.88,-84.30|the rock,9,6;thomaston,2,-3;yatesville,3,14
GA|Walker County|34.74,-85.30|chickamauga,12,-2;flintstone,19,-5;la fayette,-4,4;lookout mountain,20,-8;rock spring,7,6;rossville,22,0
GA|Walton County|33.78,-83.73|good hope,-2,14;jersey,-6,-7;monroe,3,3;social circle,-10,5
GA|Ware County|31.05,-82.42|manor,6,-15;millwood,20,-22;nicholls,40,-18;waresboro,20,-5;waycross,17,7
GA|Warren County|33.41,-82.68|camak,5,3;jewell,-11,-10;mesena,5,9;norwood,7,-6;warrenton,0,4
GA|Washington County|32.97,-82.80|davisboro,-3,17;harrison,-13,8;oconee,-11,-15;sandersville,0,-4;tennille,-6,-4;warthen,16,-1
GA|Wayne County|31.55,-81.92|jesup,2,5;odum,15,-8;screven,-4,-12
GA|Webster County|32.04,-84.55|preston,3,0;weston,-8,-2
GA|Wheeler County|32.12,-82.72|alamo,2,-7;glenwood,4,5
GA|White County|34.65,-83.75|cleveland,-6,0;helen,4,1;sautee nacoochee,7,5
GA|Whitfield County|34.81,-84.97|cohutta,13,2;dalton,-4,1;rocky face,-3,-9;tunnel hill,5,-8;varnell,10,-1
GA|Wilcox County|31.97,-83.43|abbeville,-1,12;pineview,12,-8;pitts,-3,-13;rochelle,-2,-1;seville,-1,-17
GA|Wilkes County|33.78,-82.74|rayle,0,-21;tignall,10,0;washington,-6,0
GA|Wilkinson County|32.80,-83.17|allentown,-20,-4;gordon,8,-13;irwinton,1,0;mc intyre,4,-3;toomsboro,2,9
GA|Worth County|31.55,-83.85|oakfield,23,-12;poulan,-1,7;sumner,-4,11;sylvester,-1,-1;warwick,28,-7
HI|Hawaii County|19.60,-155.52|captain cook,-16,-37;hakalau,29,39;hawaii national park,-1,8;hawi,64,-32;hilo,12,43;holualoa,1,-40;honaunau,-17,-39;honokaa,48,3;honomu,27,40;kailua kona,2,-19;kamuela,41,-18;kapaau,62,-28;keaau,-1,53;kealakekua,-8,-41;keauhou,-4,-44;kurtistown,-3,49;laupahoehoe,38,29;mountain view,-5,43;naalehu,-53,-14;ninole,33,35;ocean view,-50,-20;ookala,41,25;paauilo,43,15;pahala,-39,4;pahoa,-9,60;papaaloa,37,30;papaikou,19,42;pepeekeo,23,41;volcano,-12,32;waikoloa,37,-30;wake island,-32,32216
HI|Honolulu County|21.46,-157.97|aiea,-7,4;camp h m smith,-6,7;ewa beach,-13,-4;fort shafter,-12,8;haleiwa,17,-10;hauula,16,6;honolulu,-15,13;kaaawa,9,12;kahuku,22,0;kailua,-5,23;kaneohe,-4,16;kapolei,-12,-7;kunia,0,-9;laie,17,3;m c b h kaneohe bay,-1,21;mililani,-1,-4;pearl city,-5,1;schofield barracks,4,-9;tripler army medical center,-5,1;wahiawa,4,-7;waialua,12,-15;waianae,-2,-20;waimanalo,-12,26;waipahu,-6,-4;wheeler army airfield,3,-6
HI|Kalawao County|21.17,-156.95|kalaupapa,2,-3
HI|Kauai County|22.04,-159.59|anahola,10,28;eleele,-13,1;hanalei,12,5;hanamaulu,-4,23;hanapepe,-12,0;kalaheo,-11,6;kapaa,5,25;kaumakani,-12,-3;kealia,7,29;kekaha,-7,-13;kilauea,17,20;koloa,-13,12;lawai,-11,9;lihue,-6,23;makaweli,-9,-33;princeville,18,11;waimea,-8,-8
HI|Maui County|20.86,-156.57|haiku,4,27;hana,-10,53;hoolehua,31,-51;kahului,2,9;kaunakakai,23,-40;kihei,-12,12;kualapuu,30,-46;kula,-11,24;lahaina,3,-9;lanai city,-4,-35;makawao,-2,24;maunaloa,28,-65;paia,5,19;pukalani,-1,24;puunene,0,-8;wailuku,3,7
ID|Ada County|43.45,-116.24|boise,10,2;eagle,26,-12;garden city,28,-4;kuna,4,-14;meridian,17,-16;mountain home a f b,34,-16;star,25,-26
ID|Adams County|44.89,-116.45|council,-13,0;indian valley,-34,1;mesa,-26,1;new meadows,11,17
ID|Bannock County|42.67,-112.22|arimo,-11,5;downey,-25,11;inkom,13,-2;lava hot springs,-5,21;mccammon,-3,5;pocatello,16,-20;swanlake,-35,25
ID|Bear Lake County|42.28,-111.33|bern,3,-6;bloomington,-10,-8;dingle,-11,11;fish haven,-24,-13;geneva,3,26;georgetown,20,-4;montpelier,7,1;paris,-6,-9;saint charles,-17,-6
ID|Benewah County|47.22,-116.66|desmet,-9,-23;fernwood,-10,28;plummer,11,-21;saint maries,8,9;santa,-6,23;tensed,-5,-24
ID|Bingham County|43.22,-112.40|aberdeen,-21,-44;atomic city,23,-41;basalt,10,23;blackfoot,-2,4;firth,9,24;fort hall,-18,-3;moreland,1,-4;pingree,-8,-23;shelley,16,29;springfield,-14,-27
ID|Blaine County|43.41,-113.98|bellevue,3,-27;carey,-14,9;hailey,11,-33;ketchum,26,-51;picabo,-10,-11;sun valley,23,-35
ID|Boise County|43.99,-115.73|banks,9,-39;garden valley,10,-9;horseshoe bend,-7,-45;idaho city,-11,2;lowman,12,20;placerville,-3,-25
ID|Bonner County|48.30,-116.60|blanchard,-28,-39;careywood,-25,1;clark fork,-16,43;cocolalla,-18,-6;colburn,6,-2;coolin,22,-24;dover,-5,-1;hope,-6,32;kootenai,1,9;laclede,-13,-16;nordman,33,-35;oldtown,-15,-38;ponderay,1,7;priest river,-13,-31;sagle,-10,6;sandpoint,1,7
ID|Bonneville County|43.39,-111.61|idaho falls,10,-39;iona,14,-32;irwin,0,36;ririe,13,9;swan valley,7,27;ucon,21,-34;wayan,-36,36
ID|Boundary County|48.77,-116.46|bonners ferry,-4,13;eastport,23,28;moyie springs,-2,28;naples,-16,14;porthill,23,-2
ID|Butte County|43.72,-113.17|arco,-9,-15;howe,19,8;moore,1,-28
ID|Camas County|43.46,-114.81|corral,7,8;fairfield,-10,2;hill city,-16,-25
ID|Canyon County|43.63,-116.71|caldwell,4,-4;greenleaf,4,-12;huston,-2,-8;melba,-25,16;middleton,9,10;nampa,-2,10;notus,10,-9;parma,16,-23;wilder,3,-20
ID|Caribou County|42.77,-111.56|bancroft,-5,-28;conda,-5,-3;grace,-22,-18;soda springs,-10,-1
ID|Cassia County|42.28,-113.60|albion,11,4;almo,-20,-3;burley,24,-19;declo,24,17;malta,-1,21;oakley,-9,-27
ID|Clark County|44.28,-112.35|dubois,-10,3;spencer,8,17
ID|Clearwater County|46.67,-115.66|ahsahka,-13,-66;elk river,11,-52;orofino,-18,-58;pierce,-18,-15;weippe,-29,-28
ID|Custer County|44.24,-114.28|challis,26,9;clayton,3,-13;ellis,45,23;mackay,-33,67;stanley,13,-58
ID|Elmore County|43.35,-115.47|atlanta,50,22;glenns ferry,-39,15;hammett,-41,0;king hill,-37,28;mountain home,-21,-23
ID|Franklin County|42.18,-111.81|clifton,4,-18;dayton,-6,-17;franklin,-15,3;preston,-7,-4;thatcher,20,13;weston,-14,-16
ID|Fremont County|44.23,-111.48|ashton,-21,6;chester,-23,-5;island park,22,11;macks inn,9,-12;newdale,-34,-12;parker,-27,-27;saint anthony,-27,-22;teton,-34,-17
ID|Gem County|44.06,-116.40|emmett,-15,-9;letha,-17,-25;sweet,-7,8
ID|Gooding County|42.97,-114.81|bliss,-2,-10;gooding,-3,10;hagerman,-16,-8;wendell,-21,10
ID|Idaho County|45.84,-115.47|cottonwood,20,-90;elk city,-5,-3;fenn,12,-79;ferdinand,29,-93;grangeville,8,-64;greencreek,27,-80;kamiah,38,-56;kooskia,27,-48;lucile,-29,-80;pollock,-54,-88;riggins,-45,-83;stites,16,-46;warren,-58,-21;white bird,-9,-82
ID|Jefferson County|43.82,-112.31|hamer,11,12;lewisville,-15,29;menan,-9,33;monteview,17,-27;rigby,-15,41;roberts,-11,19;terreton,4,-11
ID|Jerome County|42.69,-114.26|eden,-10,2;hazelton,-9,13;jerome,3,-24
ID|Kootenai County|47.67,-116.70|athol,25,-3;bayview,31,15;cataldo,-12,26;coeur d alene,2,-8;harrison,-17,-4;hayden,12,-4;medimont,-21,13;post falls,4,-24;rathdrum,15,-18;spirit lake,29,-17;worley,-25,-20
ID|Latah County|46.82,-116.71|bovill,4,32;deary,-1,19;genesee,-24,-22;harvard,12,1;juliaetta,-24,-1;moscow,-8,-28;potlatch,13,-20;princeton,8,-12;troy,-7,-6;viola,4,-26
ID|Lemhi County|44.94,-113.93|carmen,31,7;cobalt,15,-30;gibbonsville,63,-6;leadore,-20,44;lemhi,-9,31;north fork,48,-11;salmon,22,5;shoup,43,-35;tendoy,3,11
ID|Lewis County|46.24,-116.43|craigmont,1,-4;nezperce,1,19;winchester,0,-19
ID|Lincoln County|43.00,-114.14|dietrich,-9,-13;richfield,6,-1;shoshone,-6,-24
ID|Madison County|43.78,-111.66|rexburg,2,-10;sugar city,6,-4
ID|Minidoka County|42.85,-113.64|heyburn,-29,-13;minidoka,-8,13;paul,-23,-16;rupert,-16,-1
ID|Nez Perce County|46.33,-116.75|culdesac,5,10;kendrick,30,15;lapwai,9,-4;lenore,21,24;lewiston,4,-11;peck,16,34;reubens,1,22
ID|Oneida County|42.20,-112.54|holbrook,-3,-11;malad city,-1,28
ID|Owyhee County|42.58,-116.17|bruneau,3,33;grand view,41,8;homedale,103,-78;marsing,96,-66;murphy,27,-47
ID|Payette County|44.01,-116.76|fruitland,0,-15;new plymouth,-5,-4;payette,7,-16
ID|Power County|42.69,-112.84|american falls,-6,-10;arbon,-19,28;rockland,-14,-1
ID|Shoshone County|47.35,-115.89|avery,-8,3;calder,-3,-18;clarkia,-34,-36;kellogg,19,-23;kingston,20,-40;mullan,12,10;murray,28,3;osburn,17,-13;pinehurst,15,-37;silverton,15,-7;smelterville,18,-31;wallace,14,-7
ID|Teton County|43.76,-111.21|driggs,-3,9;felt,11,2;tetonia,2,0;victor,-15,8
ID|Twin Falls County|42.35,-114.67|buhl,25,-12;castleford,17,-21;filer,21,5;hansen,17,37;kimberly,17,30;murtaugh,12,51;rogerson,-14,7;twin falls,20,20
ID|Valley County|44.77,-115.57|cascade,-7,-7;donnelly,-10,-47;lake fork,7,-52;mccall,13,-51;yellow pine,20,7
ID|Washington County|44.45,-116.78|cambridge,14,11;midvale,-1,8;weiser,-20,-18
IL|Adams County|39.99,-91.19|camp point,4,11;clayton,3,23;coatsburg,7,1;fowler,0,-6;golden,13,16;la prairie,17,20;liberty,-10,10;lima,19,-19;loraine,17,-2;mendon,10,-10;paloma,5,-2;payson,-17,-7;plainville,-19,4;quincy,-5,-17;ursa,9,-18
IL|Alexander County|37.19,-89.34|cairo,-18,16;mc clure,11,-12;miller city,-9,-1;olive branch,-2,-2;tamms,4,6;thebes,3,-12;unity,-4,1
IL|Bond County|38.89,-89.44|greenville,1,3;keyesport,-11,14;pocahontas,-10,-9;smithboro,-1,11;sorento,8,-13
IL|Boone County|42.32,-88.82|belvidere,-6,-3;caledonia,6,-9;capron,9,8;garden prairie,-7,8;poplar grove,4,-2
IL|Brown County|39.96,-90.75|mount sterling,2,1;timewell,5,-12;versailles,-7,8
IL|Bureau County|41.40,-89.53|arlington,4,31;buda,-9,-15;bureau,-12,16;cherry,2,32;dalzell,-5,36;depue,-10,20;dover,3,13;kasbeer,10,7;la moille,13,23;ladd,-2,31;malden,2,16;manlius,5,-14;mineral,0,-29;neponset,-11,-27;new bedford,11,-19;ohio,13,7;princeton,-4,10;seatonville,-4,26;sheffield,-1,-18;spring valley,-8,32;tiskilwa,-12,2;van orin,15,18;walnut,13,-8;wyanet,-3,-5
IL|Calhoun County|39.17,-90.67|batchtown,-10,1;brussels,-22,8;golden eagle,-27,11;hamburg,5,-3;hardin,-1,4;kampsville,14,4;michael,7,4;mozier,12,-8
IL|Carroll County|42.07,-89.93|chadwick,-7,4;lanark,3,11;milledgeville,-10,15;mount carroll,4,-5;savanna,3,-21;shannon,9,19;thomson,-9,-15
IL|Cass County|39.97,-90.25|arenzville,-8,-12;ashland,-3,17;beardstown,3,-18;bluff springs,1,-11;chandlerville,6,13;virginia,-2,3
IL|Champaign County|40.14,-88.20|bondville,-3,-17;broadlands,-23,20;champaign,-2,-8;dewey,17,-8;fisher,16,-16;foosland,22,-22;gifford,16,17;homer,-11,24;ivesdale,-19,-25;longview,-24,12;ludlow,23,6;mahomet,6,-19;ogden,0,23;penfield,17,24;pesotum,-22,-7;philo,-13,4;rantoul,17,5;royal,5,23;sadorus,-18,-14;saint joseph,-2,15;savoy,-7,-5;seymour,-3,-23;sidney,-12,13;thomasboro,10,2;tolono,-15,-6;urbana,-4,0
IL|Christian County|39.55,-89.28|assumption,-4,24;bulpitt,5,-15;edinburg,12,-10;kincaid,4,-14;morrisonville,-13,-18;mount auburn,22,3;owaneco,-7,8;palmer,-8,-10;pana,-15,17;rosamond,-17,8;stonington,9,9;taylorville,0,-2;tovey,4,-17
IL|Clark County|39.33,-87.79|casey,-3,-20;dennison,11,20;marshall,9,10;martinsville,-2,-8;west union,-9,14;west york,-14,7;westfield,12,-21
IL|Clay County|38.75,-88.49|clay city,-8,14;edgewood,15,-18;flora,-8,0;ingraham,7,17;louisville,2,-2;sailor springs,1,13;xenia,-12,-15
IL|Clinton County|38.61,-89.42|albers,-8,-20;aviston,0,-18;bartelso,-7,-4;beckemeyer,0,-1;breese,1,-11;carlyle,0,4;germantown,-6,-12;hoffman,-7,16;huey,-1,13;new baden,-8,-27;new memphis,-12,-26;trenton,1,-22
IL|Coles County|39.52,-88.22|ashmore,0,19;charleston,-3,5;humboldt,8,-9;lerna,-13,-3;mattoon,-4,-15;oakland,13,20;trilla,-13,-13
IL|Cook County|41.84,-87.82|alsip,-17,8;arlington heights,25,-17;bedford park,-3,13;bellwood,4,-6;berkeley,5,-9;berwyn,0,2;blue island,-18,14;bridgeview,-10,1;broadview,2,-4;brookfield,-2,-3;burbank,-9,5;calumet city,-22,27;chicago,1,14;chicago heights,-33,20;chicago ridge,-14,4;cicero,0,6;country club hills,-28,9;crestwood,-20,7;des plaines,19,-7;dolton,-21,22;elk grove village,17,-17;elmwood park,8,0;evanston,21,12;evergreen park,-12,11;flossmoor,-30,13;forest park,3,1;franklin park,9,-6;glencoe,29,5;glenview,23,1;glenwood,-29,20;golf,22,2;hanover park,16,-33;harvey,-23,16;harwood heights,12,0;hazel crest,-27,13;hickory hills,-11,-1;hillside,3,-9;hines,2,-2;hoffman estates,22,-32;hometown,-11,8;homewood,-28,15;justice,-9,-2;kenilworth,25,10;la grange,-6,-5;la grange park,-1,-6;lansing,-27,27;lincolnwood,17,8;lions international,0,-8;lyons,-3,-1;markham,-24,13;matteson,-33,8;maywood,4,-3;melrose park,7,-5;midlothian,-20,8;morton grove,20,3;mount prospect,22,-12;niles,19,0;northbrook,29,-2;oak forest,-23,6;oak lawn,-8,10;oak park,4,3;olympia fields,-33,14;orland park,-23,-5;palatine,27,-21;palos heights,-18,2;palos hills,-14,-1;palos park,-18,-4;park forest,-36,13;park ridge,17,-3;posen,-21,13;prospect heights,27,-12;richton park,-36,9;river forest,6,0;river grove,9,-2;riverdale,-19,19;riverside,0,-1;robbins,-20,11;rolling meadows,23,-20;schaumburg,20,-27;schiller park,12,-5;skokie,20,7;south holland,-24,22;stone park,6,-6;streamwood,18,-35;summit argo,-6,-1;techny,28,0;thornton,-27,21;tinley park,-27,0;westchester,1,-7;western springs,-3,-8;wheeling,29,-12;willow springs,-10,-6;wilmette,24,9;winnetka,27,6;worth,-15,3
IL|Crawford County|39.00,-87.76|annapolis,11,-4;flat rock,-9,8;hutsonville,10,9;oblong,0,-13;palestine,0,14;robinson,0,1;stoy,-1,-8
IL|Cumberland County|39.27,-88.24|greenup,0,12;janesville,10,0;jewett,-7,-1;neoga,5,-21;toledo,0,-1
IL|DeKalb County|41.89,-88.77|clare,12,-6;cortland,3,8;dekalb,1,1;genoa,21,8;hinckley,-12,12;kingston,21,0;kirkland,21,-10;malta,3,-10;sandwich,-26,13;shabbona,-13,-11;somonauk,-25,9;sycamore,10,8;waterman,-14,-1
IL|De Witt County|40.17,-88.90|clinton,-3,-6;dewitt,1,14;farmer city,7,24;kenney,-8,-18;lane,-5,4;wapella,6,-6;waynesville,7,-21;weldon,-6,15
IL|Douglas County|39.77,-88.22|arcola,-8,-9;arthur,-6,-24;atwood,3,-23;camargo,3,7;hindsboro,-7,7;murdock,3,14;newman,2,22;tuscola,3,-6;villa grove,10,6
IL|DuPage County|41.85,-88.09|addison,8,8;bartlett,13,-12;bensenville,10,14;bloomingdale,4,0;carol stream,5,-5;clarendon hills,-6,13;darien,-11,11;downers grove,-7,7;elmhurst,4,15;eola,-7,-16;fox valley,-5,-7;glen ellyn,2,2;glendale heights,7,1;hinsdale,-3,8;itasca,12,7;lemont,-14,11;lisle,-7,0;lombard,2,7;medinah,13,4;naperville,-8,-6;oak brook,-1,12;roselle,13,0;villa park,3,11;warrenville,-2,-11;wayne,10,-17;west chicago,3,-12;westmont,-8,11;wheaton,0,-1;willowbrook,-11,15;winfield,2,-7;wood dale,11,13;woodridge,-10,4
IL|Edgar County|39.68,-87.74|brocton,1,-18;chrisman,12,9;hume,12,-13;kansas,-13,-19;metcalf,12,-5;paris,-7,5;redmon,-3,-12;vermilion,-10,16
IL|Edwards County|38.42,-88.05|albion,-4,-1;bone gap,3,5;browns,-4,6;ellery,-5,-8;grayville,-15,5;west salem,10,5
IL|Effingham County|39.06,-88.59|altamont,0,-16;beecher city,12,-21;dieterich,-3,18;effingham,6,3;mason,-9,-3;shumway,13,-5;teutopolis,7,11;watson,-7,3
IL|Fayette County|39.00,-89.02|bingham,11,-19;brownstown,-1,7;farina,-15,26;hagarstown,-6,-14;mulberry grove,-7,-22;ramsey,14,-8;saint elmo,3,17;saint peter,-13,17;shobonier,-16,-5;saint james,-9,15;vandalia,-6,-8
IL|Ford County|40.60,-88.22|cabery,39,3;elliott,-13,-5;gibson city,-13,-14;kempton,32,2;melvin,-2,-3;paxton,-14,13;piper city,16,4;roberts,2,4;sibley,-1,-16
IL|Franklin County|37.99,-88.92|akin,-1,17;benton,1,0;buckner,-2,-10;christopher,-1,-13;coello,0,-14;ewing,8,7;frankfort heights,0,-2;logan,-4,8;mulkeytown,-2,-19;orient,-7,-5;royalton,-11,-19;sesser,10,-13;thompsonville,-11,16;valier,3,-11;west frankfort,-9,-1;whittington,10,2;zeigler,-9,-13
IL|Fulton County|40.47,-90.21|astoria,-24,-14;bryant,-1,12;canton,9,18;cuba,3,3;dunfermline,2,18;ellisville,13,-8;fairview,17,4;farmington,21,17;fiatt,9,3;ipava,-11,-9;lewistown,-9,5;liverpool,-8,20;london mills,22,-5;marietta,3,-18;norris,15,17;saint david,2,16;smithfield,1,-8;table grove,-9,-22;vermont,-17,-21
IL|Gallatin County|37.76,-88.23|equality,-3,-11;junction,-7,-2;new haven,14,10;omaha,13,-5;ridgway,4,-3;shawneetown,-5,5
IL|Greene County|39.36,-90.39|carrollton,-6,-2;eldred,-7,-14;greenfield,-1,18;hillview,11,-12;kane,-15,2;patterson,12,-9;rockbridge,-7,13;roodhouse,13,4;white hall,7,-1;wrights,2,10
IL|Grundy County|41.29,-88.42|braceville,-6,15;coal city,0,14;gardner,-11,8;kinsman,-12,-13;mazon,-6,0;minooka,18,14;morris,8,0;south wilmington,-11,14;verona,-4,-10
IL|Hamilton County|38.08,-88.54|broughton,-13,7;dahlgren,12,-10;dale,-9,5;macedonia,-7,-16;mc leansboro,1,1;springerton,9,17
IL|Hancock County|40.40,-91.16|augusta,-17,21;basco,-8,-3;bowen,-17,9;carthage,1,6;colusa,17,0;dallas city,17,4;elvaston,-1,-9;ferris,7,-1;hamilton,-1,-18;la harpe,18,20;nauvoo,12,-17;niota,19,-14;plymouth,-8,20;sutter,-12,-21;warsaw,-5,-27;west point,-15,-2
IL|Hardin County|37.52,-88.27|cave in rock,-5,10;elizabethtown,-5,-2;karbers ridge,-2,3;rosiclare,-9,-8
IL|Henderson County|40.82,-90.93|biggsville,4,7;carman,-6,-13;gladstone,2,-7;lomax,-14,-11;media,-6,7;oquawka,13,-1;raritan,-12,10;stronghurst,-7,0
IL|Henry County|41.35,-90.13|alpha,-16,-25;andover,-6,-16;annawan,4,22;atkinson,6,11;bishop hill,-16,1;cambridge,-4,-5;colona,14,-19;galva,-19,8;geneseo,12,-4;hooppole,17,22;kewanee,-11,20;lynn center,-6,-20;ophiem,-10,-26;orion,1,-25;osco,1,-14;woodhull,-17,-15
IL|Iroquois County|40.75,-87.83|ashkum,14,-12;beaverville,22,20;buckley,-15,-21;cissna park,-16,-5;claytonville,-18,2;clifton,19,-9;crescent city,-1,-2;danforth,8,-16;donovan,14,22;gilman,2,-17;goodwine,-18,4;iroquois,8,24;loda,-22,-27;martinton,16,8;milford,-12,14;onarga,-4,-17;papineau,22,11;sheldon,3,25;stockland,-13,23;thawville,-6,-27;watseka,3,9;wellington,-21,17;woodland,-3,10
IL|Jackson County|37.79,-89.38|campbell hill,14,-20;carbondale,-10,18;de soto,3,16;dowell,15,14;elkville,13,15;gorham,-4,-6;grand tower,-15,-12;jacob,-4,-16;makanda,-17,17;murphysboro,-2,5;oraville,8,0;pomona,-14,1;rockwood,5,-24;vergennes,12,5
IL|Jasper County|39.01,-88.16|hidalgo,11,2;montrose,15,-18;newton,-3,-2;sainte marie,-8,13;west liberty,-12,6;wheeler,1,-16;willow hill,-3,14;yale,12,14
IL|Jefferson County|38.30,-88.92|belle rive,-9,17;bluford,5,17;bonnie,-10,0;mount vernon,2,1;nason,-14,-4;opdyke,-3,15;scheller,-13,-17;texico,12,5;walnut hill,17,-11;waltonville,-9,-12;woodlawn,8,-15
IL|Jersey County|39.09,-90.36|elsah,-13,0;fidelity,7,19;fieldon,2,-17;grafton,-8,-8;jerseyville,4,2;medora,11,20
IL|Jo Daviess County|42.37,-90.21|apple river,11,9;east dubuque,12,-39;elizabeth,-6,1;galena,5,-21;hanover,-11,-8;nora,9,27;scales mound,11,-5;stockton,-2,19;warren,12,23
IL|Johnson County|37.46,-88.88|belknap,-13,-7;boles,-1,0;buncombe,0,-10;cypress,-10,-9;goreville,11,-8;grantsburg,-8,12;new burnside,12,14;ozark,8,11;simpson,1,13;vienna,-4,-1
IL|Kane County|41.94,-88.43|aurora,-17,16;batavia,-9,12;big rock,-18,-11;burlington,11,-11;carpentersville,18,17;dundee,16,14;elburn,-6,-3;elgin,10,12;geneva,-5,12;gilberts,16,6;hampshire,14,-9;kaneville,-10,-9;lafox,0,1;maple park,-2,-17;mooseheart,-12,10;north aurora,-13,10;plato center,8,0;saint charles,-1,8;south elgin,6,13;sugar grove,-17,-1;wasco,0,1
IL|Kankakee County|41.14,-87.86|aroma park,-6,5;bonfield,2,-20;bourbonnais,3,-2;bradley,1,0;buckingham,-9,-31;chebanse,-11,-3;essex,3,-32;grant park,11,21;herscher,-9,-22;hopkins park,-7,24;kankakee,-2,-1;manteno,11,2;momence,2,20;pembroke township,-7,27;reddick,-4,-35;saint anne,-9,21;union hill,-3,-28
IL|Kendall County|41.59,-88.43|bristol,11,-1;millbrook,1,-12;millington,-3,-17;montgomery,13,10;newark,-6,-10;oswego,9,8;plano,8,-11;yorkville,5,-1
IL|Knox County|40.93,-90.21|abingdon,-13,-19;altona,18,5;dahinda,2,7;east galesburg,1,-10;galesburg,2,-16;gilson,-6,4;henderson,10,-14;knoxville,-2,-7;maquon,-15,1;oneida,15,-3;saint augustine,-20,-17;victoria,9,12;wataga,9,-6;williamsfield,0,19;yates city,-14,19
IL|Lake County|42.32,-88.00|antioch,14,-11;barrington,-8,13;buffalo grove,-16,4;deerfield,-15,14;fort sheridan,-11,20;fox lake,7,-16;grayslake,3,-5;great lakes,-2,14;gurnee,4,6;highland park,-14,20;highwood,-12,19;ingleside,4,-16;island lake,-5,-19;lake bluff,-4,15;lake forest,-9,15;lake villa,6,0;lake zurich,-11,-7;libertyville,-4,5;lincolnshire,-12,8;mundelein,-6,0;north chicago,6,19;round lake,4,-9;russell,17,9;vernon hills,-9,3;wadsworth,12,10;wauconda,-6,-13;waukegan,5,15;winthrop harbor,16,17;zion,12,16
IL|LaSalle County|41.34,-88.89|cedar point,-8,-24;dana,-39,-8;earlville,24,-2;grand ridge,-10,7;la salle,0,-21;leland,26,12;leonore,-15,-9;lostant,-20,-19;marseilles,-1,19;mendota,20,-22;oglesby,-5,-17;ottawa,1,5;peru,-1,-24;ransom,-19,24;rutland,-36,-15;seneca,-3,28;serena,16,14;sheridan,17,22;streator,-22,6;tonica,-11,-20;triumph,16,-13;troy grove,12,-20;utica,2,-11;wedron,10,12;wenona,-29,-15
IL|Lawrence County|38.72,-87.73|bridgeport,-1,-4;lawrenceville,1,5;saint francisville,-13,8;sumner,0,-14
IL|Lee County|41.75,-89.30|amboy,-4,-5;ashton,12,9;compton,-6,21;dixon,10,-19;eldena,2,-11;franklin grove,11,-2;harmon,-5,-27;lee center,0,2;nachusa,8,-9;paw paw,-6,33;steward,10,28;sublette,-11,6;west brooklyn,-2,11
IL|Livingston County|40.89,-88.56|ancona,15,-31;blackstone,18,-9;campus,13,25;chatsworth,-14,26;cornell,14,-21;cullom,-1,28;dwight,20,14;emington,8,20;fairbury,-15,4;flanagan,-1,-30;forrest,-14,15;graymont,-2,-22;long point,10,-32;odell,13,4;pontiac,-2,-8;saunemin,0,15;strawn,-24,15
IL|Logan County|40.12,-89.37|atlanta,13,14;beason,2,17;chestnut,-7,18;cornland,-19,-4;elkhart,-11,-9;emden,17,-10;hartsburg,12,-8;lake fork,-15,2;latham,-15,19;lawndale,10,8;lincoln,2,0;middletown,-3,-21;mount pulaski,-12,7;new holland,4,-19
IL|McDonough County|40.46,-90.68|adair,-7,17;bardolph,4,11;blandinsville,9,-18;bushnell,10,17;colchester,-4,-11;good hope,10,0;industry,-13,7;macomb,0,0;prairie city,16,20;sciota,13,-5;tennessee,-4,-18
IL|McHenry County|42.32,-88.45|alden,0,0;algonquin,-16,15;cary,-10,21;crystal lake,-5,8;fox river grove,-13,23;harvard,10,-15;hebron,14,3;huntley,-15,3;lake in the hills,-14,12;marengo,-8,-16;mchenry,2,19;richmond,14,16;ringwood,8,15;spring grove,12,23;union,-11,-8;wonder lake,6,10;woodstock,0,0
IL|McLean County|40.49,-88.85|anchor,5,32;arrowsmith,-8,22;bellflower,-15,32;bloomington,-1,-10;carlock,11,-26;chenoa,25,13;colfax,8,23;cooksville,5,11;cropsey,11,35;danvers,5,-34;downs,-9,-2;ellsworth,-5,11;gridley,25,-4;heyworth,-16,-13;hudson,13,-13;le roy,-14,9;lexington,15,4;mc lean,-16,-32;merna,3,2;normal,2,-15;saybrook,-6,32;shirley,-7,-23;stanford,-5,-37;towanda,6,-4
IL|Macon County|39.86,-88.96|argenta,7,16;blue mound,-16,-15;boody,-10,-9;decatur,-1,0;elwin,-8,-2;forsyth,7,-1;harristown,0,-12;macon,-16,-3;maroa,17,0;mount zion,-9,10;niantic,0,-21;oreana,8,11;warrensburg,9,-11
IL|Macoupin County|39.26,-89.92|benld,-17,12;brighton,-22,-22;bunker hill,-22,-4;carlinville,3,6;chesterfield,0,-15;eagarville,-15,14;gillespie,-13,8;girard,12,7;hettick,11,-14;modesto,22,-6;mount olive,-19,18;nilwood,14,12;palmyra,16,-11;piasa,-14,-20;sawyerville,-18,12;scottville,22,-18;shipman,-7,-4;staunton,-25,14;virden,25,15;wilsonville,-19,7
IL|Madison County|38.83,-89.91|alhambra,5,16;alton,8,-25;bethalto,8,-13;collinsville,-15,-8;cottage hills,8,-18;dorsey,15,-7;east alton,5,-18;edwardsville,-2,-5;glen carbon,-7,-7;godfrey,12,-30;granite city,-10,-21;hamel,6,6;hartford,0,-19;highland,-7,23;livingston,14,14;madison,-15,-25;marine,-5,13;maryville,-12,-6;moro,10,-6;new douglas,14,17;pierron,-5,31;roxana,2,-17;saint jacob,-12,11;south roxana,-1,-15;troy,-11,3;venice,-16,-26;wood river,3,-18;worden,11,5
IL|Marion County|38.65,-88.92|alma,7,0;centralia,-13,-22;iuka,-4,15;kell,-14,1;kinmundy,11,11;odin,-4,-14;patoka,10,-18;salem,-2,-3;sandoval,-4,-20;vernon,15,-16
IL|Marshall County|41.03,-89.35|camp grove,4,-29;henry,8,-3;la rose,-5,11;lacon,-1,-6;sparland,-2,-11;toluca,-3,21;varna,0,10
IL|Mason County|40.24,-89.92|bath,-9,-25;easton,-1,3;forest city,12,8;havana,6,-14;kilbourne,-8,-9;manito,18,13;mason city,-4,22;san jose,6,23;topeka,9,-1
IL|Massac County|37.22,-88.71|brookport,-7,18;joppa,-1,-14;metropolis,-5,-2
IL|Menard County|40.03,-89.80|athens,-4,13;greenview,7,5;lincolns new salem,0,1;oakford,7,-16;petersburg,-2,-5;tallula,-8,-14
IL|Mercer County|41.21,-90.74|aledo,-1,0;keithsburg,-10,-18;matherville,5,13;new boston,1,-25;new windsor,-1,28;north henderson,-11,27;preemption,9,16;reynolds,12,10;seaton,-13,-8;sherrard,10,25;viola,0,15
IL|Monroe County|38.28,-90.18|columbia,15,-2;fults,-10,-2;hecker,3,18;maeystown,3,4;renault,-13,4;valmeyer,0,-13;waterloo,4,3
IL|Montgomery County|39.23,-89.48|butler,-2,-5;coffeen,-14,8;donnellson,-20,-1;farmersville,21,-14;fillmore,-13,18;harvel,14,-6;hillsboro,-8,-1;irving,-2,7;litchfield,-5,-17;nokomis,7,19;ohlman,11,26;panama,-20,-5;raymond,8,-11;taylor springs,-10,-1;waggoner,14,-18;walshville,-18,-16;witt,2,14
IL|Morgan County|39.72,-90.20|alexander,4,16;chapin,6,-21;concord,11,-17;franklin,-9,11;jacksonville,0,-4;literberry,14,0;meredosia,10,-33;murrayville,-14,-4;waverly,-13,26;woodson,-9,-2
IL|Moultrie County|39.64,-88.62|bethany,-1,-14;dalton city,7,-18;gays,-16,9;lovington,8,-2;sullivan,-5,2
IL|Ogle County|42.04,-89.32|baileyville,15,-27;byron,9,5;chana,-5,11;creston,-11,36;davis junction,5,24;esmond,-2,38;forreston,8,-26;holcomb,2,22;leaf river,11,-8;lindenwood,1,29;monroe center,6,30;mount morris,0,-11;oregon,-3,-2;polo,-5,-28;rochelle,-11,25;stillman valley,8,13;woosung,-14,-22
IL|Peoria County|40.79,-89.76|brimfield,5,-14;chillicothe,11,25;dunlap,6,12;edelstein,16,18;edwards,-1,4;elmwood,-2,-17;glasford,-21,-5;hanna city,-11,-3;kingston mines,-23,-1;laura,15,-17;mapleton,-18,4;mossville,3,19;peoria,-6,12;peoria heights,-4,19;princeville,12,-1;rome,9,25;trivoli,-11,-15
IL|Perry County|38.08,-89.37|cutler,-4,-20;du quoin,-7,13;pinckneyville,1,-2;tamaroa,5,14;willisville,-10,-22
IL|Piatt County|40.01,-88.59|bement,-9,2;cerro gordo,-14,-13;cisco,-1,-10;de land,10,-5;hammond,-22,1;la place,-21,-14;mansfield,20,7;milmine,-9,-7;monticello,2,2;white heath,9,7
IL|Pike County|39.62,-90.89|barry,8,-14;baylis,14,0;chambersburg,19,22;griggsville,9,16;hull,10,-35;kinderhook,7,-28;milton,-6,24;nebo,-20,12;new canton,1,-20;new salem,8,4;pearl,-18,25;perry,16,14;pittsfield,-2,8;pleasant hill,-18,1;rockport,-9,-9
IL|Pope County|37.41,-88.56|eddyville,7,-2;golconda,-5,7;herod,15,12
IL|Pulaski County|37.22,-89.13|grand chain,3,12;karnak,7,15;mound city,-14,-4;mounds,-10,-7;olmsted,-3,3;perks,9,4;pulaski,-1,-7;ullin,6,-6;villa ridge,-6,-6
IL|Putnam County|41.21,-89.29|granville,6,6;hennepin,3,-4;magnolia,-9,6;mark,6,4;mc nabb,-3,7;putnam,-1,-15;standard,5,11
IL|Randolph County|38.05,-89.82|baldwin,12,-2;chester,-13,0;coulterville,12,18;ellis grove,-5,-8;evansville,4,-9;menard,-14,-2;modoc,0,-19;percy,-4,21;prairie du rocher,3,-27;red bud,14,-16;sparta,8,12;steeleville,-5,16;tilden,16,13;walsh,-3,-1
IL|Richland County|38.71,-88.09|calhoun,-8,8;claremont,3,11;dundas,12,-1;noble,0,-13;olney,2,0;parkersburg,-12,2
IL|Rock Island County|41.47,-90.57|andalusia,-3,-15;barstow,5,21;buffalo prairie,-13,-28;carbon cliff,3,18;coal valley,-3,10;cordova,23,26;east moline,5,14;hampton,9,16;hillsdale,13,34;illinois city,-8,-32;milan,-4,0;moline,3,6;port byron,14,24;rapids city,12,23;rock island,6,0;silvis,3,16;taylor ridge,-8,-16
IL|St. Clair County|38.47,-89.93|belleville,4,-6;caseyville,16,-9;dupo,5,-28;east carondelet,6,-29;east saint louis,14,-20;fairview heights,13,-8;freeburg,-6,1;lebanon,14,13;lenzburg,-17,14;lovejoy,-3,-6;marissa,-22,18;mascoutah,1,14;millstadt,-3,-16;national stock yards,18,-24;new athens,-15,6;o fallon,10,3;saint libory,-11,21;scott air force base,7,7;smithton,-5,-6;summerfield,13,18
IL|Saline County|37.75,-88.54|carrier mills,-7,-9;eldorado,6,10;galatia,7,-8;harrisburg,-3,0;muddy,1,2;raleigh,7,1;stonefort,-11,-8
IL|Sangamon County|39.76,-89.66|auburn,-17,-8;buffalo,9,27;cantrall,16,-3;chatham,-8,-5;dawson,10,20;divernon,-19,0;glenarm,-13,0;illiopolis,9,41;loami,-9,-20;lowder,-21,-19;mechanicsburg,2,25;new berlin,1,-20;pawnee,-15,9;pleasant plains,8,-21;riverton,11,15;rochester,-4,9;sherman,15,7;springfield,2,4;thayer,-22,-10;williamsville,20,11
IL|Schuyler County|40.16,-90.62|browning,-3,24;camden,-1,-14;frederick,-9,19;huntsville,0,-24;littleton,8,0;rushville,-4,7
IL|Scott County|39.64,-90.47|alsey,-8,4;bluffs,9,-6;manchester,-10,14;winchester,-2,1
IL|Shelby County|39.39,-88.81|cowden,-16,-8;findlay,13,6;herrick,-17,-18;lakewood,-8,-7;mode,-13,7;moweaqua,23,-21;oconee,-10,-28;shelbyville,7,0;sigel,-17,33;stewardson,-12,17;strasburg,-3,18;tower hill,0,-15;windsor,4,22
IL|Stark County|41.09,-89.80|bradford,6,15;castleton,3,9;la fayette,2,-16;speer,-11,15;toulon,1,-6;wyoming,-3,2
IL|Stephenson County|42.35,-89.66|cedarville,2,3;dakota,5,12;davis,9,26;eleroy,-2,-10;freeport,-5,3;german valley,-13,19;kent,-4,-26;lena,3,-16;mc connell,8,-10;orangeville,12,2;pearl city,-9,-18;ridott,-5,20;rock city,6,19;winslow,13,-14
IL|Tazewell County|40.51,-89.51|armington,-15,19;creve coeur,14,-8;deer creek,11,18;delavan,-14,-2;east peoria,16,-5;green valley,-9,-14;groveland,8,-2;hopedale,-8,9;mackinaw,3,17;minier,-7,20;morton,11,5;pekin,6,-12;south pekin,-1,-14;tremont,0,3;washington,20,9
IL|Union County|37.47,-89.26|alto pass,10,-6;anna,0,3;cobden,7,1;dongola,-10,12;jonesboro,-2,-4;millcreek,-13,0;wolf lake,4,-19
IL|Vermilion County|40.18,-87.73|allerton,-26,-20;alvin,12,12;armstrong,3,-16;bismarck,7,12;catlin,-11,2;collison,4,-7;danville,-4,9;east lynn,28,-7;fairmount,-15,-10;fithian,-6,-15;georgetown,-20,10;henning,12,3;hoopeston,28,7;indianola,-26,-1;muncie,-7,-11;oakwood,-7,-5;potomac,13,-9;rankin,27,-16;ridge farm,-27,10;rossville,18,6;sidell,-27,-9;tilton,-9,9;westville,-14,10
IL|Wabash County|38.45,-87.84|allendale,8,12;bellmont,-6,-6;keensburg,-10,-2;lancaster,-4,3;mount carmel,-3,5
IL|Warren County|40.85,-90.61|alexis,20,7;avon,-19,17;berwick,-7,11;cameron,4,11;gerlaw,14,7;kirkwood,1,-13;little york,17,-12;monmouth,6,-3;roseville,-13,-4;smithshire,-9,-15
IL|Washington County|38.35,-89.41|addieville,3,-17;ashley,-5,18;du bois,-13,20;hoyleton,9,10;irvington,8,25;nashville,-2,3;oakdale,-10,-18;okawville,8,-11;radom,-9,21;richview,6,24
IL|Wayne County|38.43,-88.43|barnhill,-15,6;cisne,9,-1;fairfield,-5,7;geff,1,1;golden gate,-7,22;johnsonville,9,-11;keenes,-6,-22;mount erie,9,21;rinard,15,-4;sims,-4,-10;wayne city,-10,-16
IL|White County|38.09,-88.18|burnt prairie,12,-4;carmi,-1,1;crossville,8,12;emma,-11,6;enfield,1,-15;maunie,-5,13;mill shoals,16,-15;norris city,-11,-15
IL|Whiteside County|41.76,-89.91|albany,1,-29;deer grove,-12,22;erie,-10,-17;fenton,-3,-13;fulton,10,-24;galt,3,15;lyndon,-4,0;morrison,6,-5;prophetstown,-12,-3;rock falls,1,22;sterling,5,21;tampico,-10,12
IL|Will County|41.45,-87.98|beecher,-10,37;bolingbrook,24,-13;braidwood,-18,-24;channahon,-1,-23;crest hill,11,-12;crete,-1,38;elwood,-2,-11;frankfort,6,15;homer glen,16,2;joliet,7,-9;lockport,15,-7;manhattan,-2,0;mokena,9,9;monee,-3,20;new lenox,6,2;peotone,-11,19;plainfield,16,-23;romeoville,20,-9;shorewood,6,-24;steger,2,34;university park,0,27;wilmington,-14,-17
IL|Williamson County|37.73,-88.93|cambria,5,-19;carterville,4,-17;colp,8,-15;creal springs,-11,9;energy,4,-10;freeman spur,13,-7;herrin,7,-9;hurst,11,-21;johnston city,9,1;marion,0,0;pittsburg,7,12
IL|Winnebago County|42.34,-89.16|cherry valley,-12,20;durand,10,-15;loves park,-1,3;machesney park,2,12;pecatonica,-3,-19;rockford,-5,7;rockton,12,7;roscoe,9,17;seward,-10,-20;shirland,11,-4;south beloit,15,13;winnebago,-6,-8
IL|Woodford County|40.79,-89.21|benson,4,9;congerville,-17,1;el paso,-5,20;eureka,-7,-6;goodfield,-16,-6;lowpoint,9,-16;metamora,0,-22;minonk,11,18;roanoke,1,0;secor,-7,8;washburn,13,-7
IN|Adams County|40.75,-84.94|berne,-7,0;decatur,8,1;geneva,-14,-2;linn grove,-10,-10;monroe,-5,9;pleasant mills,3,10;preble,9,-7
IN|Allen County|41.09,-85.07|arcola,1,-23;fort wayne,0,-3;grabill,12,13;harlan,14,23;hoagland,-14,6;huntertown,15,-10;monroeville,-10,17;new haven,-2,5;woodburn,3,21;yoder,-15,-13;zanesville,-17,-22
IN|Bartholomew County|39.20,-85.90|clifford,8,3;columbus,1,-2;elizabethtown,-8,8;grammer,-5,17;hartsville,6,20;hope,10,13;jonesville,-15,1;taylorsville,9,-5
IN|Benton County|40.61,-87.31|ambia,-13,-17;boswell,-9,-7;earl park,9,-11;fowler,2,0;otterbein,-9,19;oxford,-8,6;talbot,-10,-14;templeton,-10,10
IN|Blackford County|40.47,-85.32|dunkirk,-9,10;hartford city,-2,-5;montpelier,8,7
IN|Boone County|40.05,-86.47|advance,-6,-15;jamestown,-9,-16;lebanon,-1,0;thorntown,6,-12;whitestown,-5,12;zionsville,-10,19
IN|Brown County|39.20,-86.23|helmsburg,0,0;nashville,4,1
IN|Carroll County|40.58,-86.56|bringhurst,-7,4;burlington,-11,18;burrows,9,6;camden,2,5;cutler,-10,12;delphi,-1,-12;flora,-4,6;rockfield,6,-1;yeoman,8,-16
IN|Cass County|40.76,-86.35|galveston,-18,15;lake cicott,-3,-3;logansport,0,-1;lucerne,10,-6;new waverly,0,15;onward,-7,15;royal center,10,-16;twelve mile,9,13;walton,-8,7;young america,-19,0
IN|Clark County|38.48,-85.71|bethlehem,6,29;borden,-4,-21;charlestown,-2,5;clarksville,-17,-6;henryville,6,-6;jeffersonville,-15,-2;marysville,11,7;memphis,-1,-7;new washington,8,25;otisco,6,4;sellersburg,-7,-8;underwood,13,-6
IN|Clay County|39.39,-87.12|bowling green,-1,11;brazil,13,-1;carbon,20,0;centerpoint,0,2;clay city,-12,1;coalmont,-20,-12;cory,-5,-8;harmony,14,4;jasonville,-22,-9;knightsville,13,3;poland,5,15;staunton,9,-7
IN|Clinton County|40.30,-86.47|colfax,-11,-18;forest,7,15;frankfort,0,1;kirklin,-10,14;michigantown,1,10;mulberry,4,-19;rossville,11,-13;sedalia,11,-4
IN|Crawford County|38.29,-86.45|eckerty,3,-16;english,3,1;grantsburg,-1,-4;leavenworth,-10,6;marengo,8,9;milltown,5,15;sulphur,-7,-4;taswell,5,-9
IN|Daviess County|38.70,-87.07|cannelburg,-3,7;elnora,17,-1;montgomery,-5,3;odon,12,10;plainville,10,-8;washington,-5,-10
IN|Dearborn County|39.14,-84.97|aurora,-7,3;dillsboro,-15,-8;guilford,6,1;lawrenceburg,0,11;moores hill,-5,-9;west harrison,16,9
IN|Decatur County|39.31,-85.50|clarksburg,12,15;greensburg,-1,1;millhousen,-2,1;new point,0,17;saint paul,12,-10;westport,-13,-8
IN|DeKalb County|41.40,-85.00|auburn,-4,-5;butler,3,12;corunna,5,-14;garrett,-5,-14;laotto,-10,-19;saint joe,-7,9;spencerville,-13,6;waterloo,4,-2
IN|Delaware County|40.23,-85.40|albany,6,14;daleville,-10,-11;eaton,11,4;gaston,7,-9;muncie,-3,-1;oakville,-15,1;selma,-6,12;yorktown,-4,-10
IN|Dubois County|38.36,-86.88|birdseye,-6,17;celestine,2,12;dubois,11,10;ferdinand,-13,2;holland,-12,-16;huntingburg,-7,-7;ireland,5,-12;jasper,0,-1;saint anthony,-4,6;schnellville,-2,12
IN|Elkhart County|41.60,-85.86|bristol,12,3;elkhart,8,-11;goshen,0,1;middlebury,8,15;millersburg,-6,15;nappanee,-15,-14;new paris,-11,2;wakarusa,-6,-16
IN|Fayette County|39.64,-85.18|bentonville,2,1;connersville,0,3;glenwood,-3,-9
IN|Floyd County|38.32,-85.91|floyds knobs,3,1;georgetown,-1,-5;greenville,4,-10;mount saint francis,-2,1;new albany,-2,9
IN|Fountain County|40.12,-87.24|attica,16,2;covington,1,-14;hillsboro,-4,9;kingman,-10,-2;mellott,4,9;newtown,8,9;veedersburg,0,-2;wallace,-14,9
IN|Franklin County|39.41,-85.06|bath,8,23;brookville,1,6;cedar grove,-7,17;laurel,8,-15;metamora,1,-9;new trenton,-10,16;oldenburg,-3,-18
IN|Fulton County|41.05,-86.26|akron,-1,22;athens,1,14;delong,9,-15;fulton,-10,0;grass creek,-10,-14;kewanna,-4,-14;leiters ford,7,-12;rochester,2,3
IN|Gibson County|38.31,-87.58|buckskin,-8,17;elberfeld,-10,17;fort branch,-6,2;francisco,2,13;haubstadt,-12,0;hazleton,15,9;mackey,-6,19;oakland city,3,23;owensville,-4,-12;patoka,10,-1;princeton,4,2;somerville,-3,21
IN|Grant County|40.52,-85.65|fairmount,-10,-2;fowlerton,-11,8;gas city,-3,5;jonesboro,-3,2;marion,4,-1;matthews,-13,16;swayzee,0,-17;sweetser,5,-11;upland,-6,16;van buren,10,14
IN|Greene County|39.04,-86.96|bloomfield,-1,9;koleen,0,0;linton,1,-21;lyons,-6,-14;midland,9,-23;newberry,-11,-5;owensburg,-11,19;scotland,-12,6;solsberry,8,22;switz city,0,-9;worthington,9,-4
IN|Hamilton County|40.07,-86.05|arcadia,11,1;atlanta,14,3;carmel,-7,-4;cicero,6,1;fishers,-12,5;noblesville,-1,1;sheridan,6,-17;westfield,-2,-10
IN|Hancock County|39.82,-85.77|charlottesville,2,15;finly,0,1;fortville,11,-7;greenfield,-3,-4;maxwell,3,0;mc cordsville,9,-15;new palestine,-10,-13;wilkinson,7,16
IN|Harrison County|38.19,-86.11|bradford,17,5;central,-10,-6;corydon,3,0;crandall,9,4;depauw,14,-10;elizabeth,-7,15;laconia,-14,3;lanesville,5,15;mauckport,-15,-7;new middletown,-3,6;new salisbury,15,2;palmyra,22,2;ramsey,11,-6
IN|Hendricks County|39.77,-86.51|avon,-1,11;brownsburg,8,12;clayton,-10,1;coatesville,-8,-16;danville,-1,-2;lizton,11,-3;north salem,10,-13;pittsboro,9,5;plainfield,-8,12;stilesville,-13,-11
IN|Henry County|39.93,-85.40|dunreith,-13,-4;greensboro,-5,-7;kennard,-3,-13;knightstown,-13,-13;lewisville,-10,3;losantville,12,18;middletown,12,-14;mooreland,6,14;mount summit,7,1;new castle,-1,3;new lisbon,-7,13;shirley,-2,-12;spiceland,-10,-5;springport,12,1;straughn,-10,12;sulphur springs,7,-5
IN|Howard County|40.48,-86.12|greentown,0,16;hemlock,-7,10;kokomo,-1,-1;oakford,-7,2;russiaville,-7,-15;west middleton,-4,-10
IN|Huntington County|40.83,-85.49|andrews,3,-12;bippus,12,-14;huntington,5,-2;roanoke,13,14;warren,-14,7
IN|Jackson County|38.91,-86.04|brownstown,-2,-1;cortland,7,8;crothersville,-10,19;freetown,9,-8;kurtz,5,-16;medora,-8,-15;norman,5,-24;seymour,5,16;vallonia,-9,-3
IN|Jasper County|41.02,-87.12|demotte,15,-13;fair oaks,5,-14;remington,-26,-4;rensselaer,-3,1;tefft,17,15;wheatfield,16,5
IN|Jay County|40.44,-85.01|bryant,11,9;pennville,7,-14;portland,-1,1;redkey,-11,-16;salamonia,-6,14
IN|Jefferson County|38.78,-85.44|canaan,10,22;deputy,-1,-19;dupont,11,-7;hanover,-7,-4;madison,-2,3;nabb,-17,-8
IN|Jennings County|39.00,-85.63|butlerville,5,15;commiskey,-14,-1;hayden,-1,-11;north vernon,0,0;paris crossing,-14,-12;scipio,7,-8;vernon,-1,2
IN|Johnson County|39.49,-86.10|bargersville,1,-8;edinburgh,-13,13;franklin,0,4;greenwood,12,-4;needham,7,14;nineveh,-12,0;trafalgar,-12,-8;whiteland,7,3
IN|Knox County|38.69,-87.42|bicknell,9,11;bruceville,7,-1;decker,-18,-13;edwardsport,12,17;freelandville,18,11;monroe city,-9,6;oaktown,17,3;ragsdale,6,10;sandborn,19,22;vincennes,-1,-9;westphalia,18,20;wheatland,-2,12
IN|Kosciusko County|41.24,-85.86|atwood,1,-11;burket,-9,-11;claypool,-13,-1;etna green,5,-17;leesburg,8,5;mentone,-8,-17;milford,16,1;north webster,9,15;pierceton,-3,16;silver lake,-17,-2;syracuse,16,14;warsaw,1,0;winona lake,-3,3
IN|LaGrange County|41.64,-85.43|howe,9,-5;lagrange,1,2;mongo,4,15;shipshewana,2,-17;south milford,-11,15;stroh,-6,23;topeka,-8,-11;wolcottville,-9,11
IN|Lake County|41.42,-87.38|cedar lake,-5,-9;crown point,0,2;dyer,7,-13;east chicago,22,-8;gary,16,4;griffith,12,-4;hammond,16,-9;highland,13,-7;hobart,11,13;lake station,15,12;leroy,-6,11;lowell,-13,-4;merrillville,6,2;munster,14,-12;saint john,3,-9;schererville,7,-8;schneider,-23,-10;shelby,-23,4;whiting,26,-12
IN|LaPorte County|41.55,-86.74|hanna,-14,-4;kingsbury,-2,4;kingsford heights,-7,5;la crosse,-23,-13;la porte,0,3;michigan city,16,-15;mill creek,6,20;rolling prairie,18,16;union mills,-9,-10;wanatah,-16,-14;westville,-1,-16
IN|Lawrence County|38.84,-86.48|avoca,7,-6;bedford,3,0;fort ritner,-7,20;heltonville,11,11;huron,-12,-19;mitchell,-10,1;oolitic,5,-4;springville,11,-13;tunnelton,-7,14;williams,-7,-14
IN|Madison County|40.16,-85.72|alexandria,10,5;anderson,-5,4;elwood,12,-12;frankton,7,-6;ingalls,-20,-8;lapel,-8,-13;markleville,-17,10;orestes,11,-1;pendleton,-16,-3;summitville,18,8
IN|Marion County|39.78,-86.14|beech grove,-7,4;camby,-14,-17;indianapolis,2,0;west newton,-13,-14
IN|Marshall County|41.32,-86.26|argos,-9,1;bourbon,-1,15;bremen,12,7;culver,-10,-16;donaldson,4,-18;lapaz,14,-5;plymouth,3,-4;tippecanoe,-11,15;tyner,9,-14
IN|Martin County|38.71,-86.80|crane,19,-10;loogootee,-5,-11;shoals,-3,3
IN|Miami County|40.77,-86.05|amboy,-16,10;bunker hill,-13,-5;converse,-19,17;deedsville,14,-5;denver,10,-3;grissom arb,-10,-9;macy,19,-8;mexico,5,-7;miami,-15,-6;peru,-2,-2
IN|Monroe County|39.16,-86.52|bloomington,1,0;clear creek,1,2;ellettsville,9,-10;harrodsburg,-15,-2;smithville,-9,2;stanford,-8,-15;stinesville,14,-12;unionville,9,10
IN|Montgomery County|40.04,-86.89|alamo,-6,-16;crawfordsville,0,0;darlington,7,13;ladoga,-13,9;linden,14,0;new market,-9,-3;new richmond,14,-9;new ross,-5,14;waveland,-14,-12;waynetown,5,-16;wingate,13,-17
IN|Morgan County|39.48,-86.45|brooklyn,6,8;eminence,4,-20;martinsville,0,-2;monrovia,9,-4;mooresville,11,8;morgantown,-12,17;paragon,-8,-13
IN|Newton County|40.96,-87.40|brook,-9,5;goodland,-19,10;kentland,-17,-5;lake village,18,-5;morocco,1,-2;mount ayr,0,10;roselawn,19,8;sumava resorts,21,-4;thayer,22,7
IN|Noble County|41.40,-85.42|albion,-5,0;avilla,-3,18;cromwell,-2,-19;kendallville,5,16;kimmell,0,-13;ligonier,7,-18;rome city,9,4;wawaka,6,-7;wolflake,-6,-8
IN|Ohio County|38.95,-84.97|rising sun,1,8
IN|Orange County|38.54,-86.50|french lick,-1,-12;hardinsburg,-8,18;orleans,11,4;paoli,1,5;west baden springs,8,-9
IN|Owen County|39.31,-86.84|coal city,-8,-21;freedom,-10,-1;gosport,3,18;patricksburg,0,-12;quincy,13,17;spencer,-2,6
IN|Parke County|39.77,-87.21|bellmore,1,-2;bloomingdale,6,-5;bridgeton,-13,3;judson,4,8;marshall,13,3;mecca,-5,-12;montezuma,2,-15;rockville,-1,1;rosedale,-15,-10
IN|Perry County|38.08,-86.64|branchville,8,5;bristow,12,-5;cannelton,-13,-8;derby,-6,6;leopold,2,3;rome,-14,10;saint croix,10,3;tell city,-12,-11
IN|Pike County|38.40,-87.23|otwell,7,13;petersburg,8,-6;spurgeon,-15,-2;stendal,-12,11;velpen,-3,13;winslow,-4,1
IN|Porter County|41.46,-87.07|beverly shores,23,9;boone grove,-11,-6;chesterton,15,2;hebron,-15,-14;kouts,-15,4;portage,11,-11;valparaiso,1,-1;wheeler,5,-11
IN|Posey County|38.02,-87.87|cynthiana,17,17;griffin,19,-5;mount vernon,-7,1;new harmony,10,-5;poseyville,15,7;wadesville,6,11
IN|Pulaski County|41.04,-86.70|francesville,-7,-16;medaryville,5,-18;monterey,10,18;star city,-8,16;winamac,1,7
IN|Putnam County|39.67,-86.85|bainbridge,9,3;cloverdale,-15,5;fillmore,-2,10;greencastle,-2,-2;putnamville,-9,-2;reelsville,-12,-10;roachdale,17,6;russellville,17,-12
IN|Randolph County|40.16,-85.01|farmland,4,-11;lynn,-11,8;modoc,-10,-8;parker city,4,-19;ridgeville,12,-3;saratoga,8,9;union city,4,18;winchester,1,1
IN|Ripley County|39.10,-85.26|batesville,20,4;cross plains,-15,5;friendship,-13,11;holton,-5,-11;milan,5,13;morris,18,9;napoleon,10,-6;osgood,5,-3;pierceville,1,1;sunman,13,17;versailles,-5,4
IN|Rush County|39.62,-85.46|arlington,3,-12;carthage,13,-11;falmouth,11,13;homer,-4,-11;manilla,-5,-15;mays,12,3;milroy,-12,-4;rushville,0,3
IN|St. Joseph County|41.62,-86.29|granger,13,15;lakeville,-9,2;mishawaka,5,13;new carlisle,9,-19;north liberty,-7,-12;notre dame,8,5;osceola,5,20;south bend,5,3;walkerton,-15,-19;wyatt,-9,12
IN|Scott County|38.69,-85.75|austin,6,-5;lexington,-3,12;scottsburg,0,-5
IN|Shelby County|39.52,-85.79|boggstown,4,-12;fairland,11,-10;flat rock,-15,2;fountaintown,15,1;gwynneville,14,14;morristown,14,10;shelbyville,-2,0;waldron,-5,13
IN|Spencer County|38.01,-87.01|chrisney,0,-3;dale,16,0;evanston,1,17;fulda,10,17;gentryville,7,-4;grandview,-4,5;hatfield,-11,-24;lamar,3,6;lincoln city,11,1;mariah hill,15,9;richland,-10,-19;rockport,-13,-7;saint meinrad,16,20;santa claus,10,8;troy,2,21
IN|Starke County|41.28,-86.65|grovertown,7,12;hamlet,11,5;knox,0,4;north judson,-7,-13;san pierre,-7,-22
IN|Steuben County|41.64,-85.00|angola,1,-2;ashley,-11,-5;fremont,9,6;hamilton,-9,11;hudson,-11,-8;orland,9,-14;pleasant lake,-6,-2
IN|Sullivan County|39.09,-87.41|carlisle,-11,5;dugger,-2,15;fairbanks,10,-13;graysville,-1,-4;hymera,9,11;merom,-3,-15;new lebanon,2,-1;paxton,-7,3;shelburn,9,2;sullivan,1,0
IN|Switzerland County|38.83,-85.04|bennington,5,-3;east enterprise,5,5;florence,0,10;patriot,3,19;vevay,-5,-5
IN|Tippecanoe County|40.39,-86.89|battle ground,14,7;buck creek,10,13;clarks hill,-14,17;dayton,-1,12;lafayette,-1,2;montmorenci,8,-13;romney,-13,-3;stockwell,-10,12;west lafayette,3,-2;westpoint,-3,-16
IN|Tipton County|40.31,-86.05|goldsmith,-2,-10;hobbs,-3,10;kempton,-2,-18;sharpsville,6,-6;tipton,-3,1;windfall,6,10
IN|Union County|39.63,-84.92|brownsville,6,-6;liberty,-1,2;west college corner,-6,11
IN|Vanderburgh County|38.03,-87.59|evansville,-3,2;geo koch sons,-12,-5;inglefield,8,3
IN|Vermillion County|39.85,-87.46|blanford,-19,-6;cayuga,8,0;clinton,-19,4;dana,-1,-1;hillsdale,-8,6;newport,3,5;perrysville,22,0;saint bernice,2,2;universal,-23,1
IN|Vigo County|39.43,-87.39|farmersburg,-16,-11;fontanet,14,14;lewis,-16,13;new goshen,15,-7;pimento,-14,5;prairie creek,-16,-11;prairieton,-6,-9;riley,-4,9;saint mary of the woods,8,-8;seelyville,6,12;shepardsville,17,-3;terre haute,4,0;west terre haute,7,-8
IN|Wabash County|40.85,-85.79|la fontaine,-16,10;lagro,-3,7;laketon,13,-4;liberty mills,19,6;north manchester,15,1;roann,10,-14;servia,11,5;somerset,-17,-3;urbana,5,5;wabash,-6,-4
IN|Warren County|40.35,-87.35|pine village,9,12;state line,-15,-17;west lebanon,-8,-8;williamsport,-3,-5
IN|Warrick County|38.09,-87.27|boonville,-4,1;chandler,-5,-10;folsomville,5,11;lynnville,10,-2;newburgh,-8,-5;tennyson,3,13
IN|Washington County|38.60,-86.11|campbellsburg,7,-13;fredericksburg,-17,-8;little york,9,21;pekin,-11,9;salem,1,3
IN|Wayne County|39.86,-85.01|boston,-12,16;cambridge city,-5,-16;centerville,-6,1;dublin,-5,-19;economy,11,-8;fountain city,10,10;greens fork,3,-4;hagerstown,6,-15;milton,-9,-13;pershing,0,-14;richmond,-3,12;webster,5,7;williamsburg,9,1
IN|Wells County|40.73,-85.22|bluffton,1,6;craigville,6,13;keystone,-14,-6;liberty center,-3,-6;markle,10,-10;ossian,15,6;petroleum,-12,7;poneto,-9,-3;uniondale,11,-2
IN|White County|40.75,-86.87|brookston,-15,-1;buffalo,13,12;burnettsville,1,27;chalmers,-8,0;idaville,2,21;monon,11,0;monticello,1,11;reynolds,1,0;wolcott,0,-16
IN|Whitley County|41.14,-85.50|churubusco,9,18;columbia city,2,3;larwill,3,-11;south whitley,-7,-11
IA|Adair County|41.33,-94.47|bridgewater,-7,-20;fontanelle,-4,-7;greenfield,-2,3;orient,-11,10;stuart,17,15
IA|Adams County|41.03,-94.70|carbon,2,-12;corning,-4,-4;nodaway,-8,-17;prescott,3,11
IA|Allamakee County|43.28,-91.38|dorchester,16,-13;harpers ferry,-11,16;lansing,8,11;new albin,21,9;waterville,-8,8;waukon,-2,-10
IA|Appanoose County|40.74,-92.87|centerville,-1,0;cincinnati,-11,-5;exline,-10,4;moravia,14,2;moulton,-6,19;mystic,5,-6;plano,3,-17;udell,4,13;unionville,10,18
IA|Audubon County|41.68,-94.91|audubon,5,-1;brayton,-13,-7;exira,-11,5;gray,16,-7;hamlin,-3,-1;kimballton,-5,-15
IA|Benton County|42.08,-92.06|atkins,-9,19;belle plaine,-18,-19;blairstown,-17,-2;garrison,8,-10;keystone,-6,-15;luzerne,-17,-11;mount auburn,17,-3;newhall,-9,9;norway,-18,17;shellsburg,0,19;urbana,16,18;van horne,-6,-4;vinton,9,8;walford,-20,23;watkins,-18,7
IA|Black Hawk County|42.47,-92.31|cedar falls,3,-7;dewar,6,9;dunkerton,11,15;evansdale,1,3;gilbertville,-5,9;hudson,-8,-15;la porte city,-13,12;raymond,0,9;washburn,-7,5;waterloo,1,-3
IA|Boone County|42.04,-93.93|beaver,0,-21;boone,3,5;boxholm,13,-17;luther,-10,9;madrid,-15,9;ogden,0,-8;pilot mound,12,-8
IA|Bremer County|42.77,-92.32|denver,-10,-2;frederika,11,1;janesville,-13,-16;plainfield,8,-19;readlyn,-8,10;sumner,7,20;tripoli,4,5;waverly,0,-9
IA|Buchanan County|42.47,-91.84|aurora,15,10;brandon,-14,-17;fairbank,15,-20;hazleton,14,-7;independence,0,-4;jesup,1,-21;lamont,12,17;quasqueton,-8,7;rowley,-10,-1;stanley,16,2;winthrop,2,11
IA|Buena Vista County|42.74,-95.15|albert city,4,17;alta,-6,-16;linn grove,14,-10;marathon,13,17;newell,-12,16;rembrandt,9,-1;sioux rapids,17,1;storm lake,-9,-5;truesdale,-1,-3
IA|Butler County|42.73,-92.79|allison,3,1;aplington,-14,-8;aredale,10,-23;austinville,-15,-17;bristow,4,-10;clarksville,7,13;dumont,0,-18;greene,16,-1;kesley,-7,-12;new hartford,-15,17;parkersburg,-16,2;shell rock,-3,20
IA|Calhoun County|42.39,-94.64|farnhamville,-12,22;jolley,10,-12;knierim,7,18;lake city,-11,-11;lohrville,-12,8;manson,14,11;pomeroy,17,-4;rockwell city,1,1;somers,-3,19
IA|Carroll County|42.04,-94.86|arcadia,2,-18;breda,14,-14;carroll,4,-1;coon rapids,-14,18;dedham,-13,5;glidden,3,15;halbur,-3,-11;lanesboro,15,17;lidderdale,9,9;manning,-13,-19;ralston,1,23;templeton,-12,-7
IA|Cass County|41.33,-94.93|anita,12,15;atlantic,7,-8;cumberland,-7,6;griswold,-10,-21;lewis,-4,-13;marne,12,-17;massena,-8,16;wiota,5,9
IA|Cedar County|41.77,-91.13|bennett,-4,17;clarence,12,7;durant,-16,22;lowden,9,19;mechanicsville,13,-14;stanwood,12,-3;tipton,-2,0;west branch,-10,-18
IA|Cerro Gordo County|43.08,-93.26|clear lake,6,-12;dougherty,-16,22;mason city,7,6;meservey,-17,-22;plymouth,16,14;rock falls,13,18;rockwell,-8,5;swaledale,-12,-5;thornton,-11,-15;ventura,4,-21
IA|Cherokee County|42.74,-95.62|aurelia,-4,19;cherokee,1,7;cleghorn,7,-9;larrabee,13,8;marcus,8,-18;meriden,5,-2;quimby,-10,-2;washta,-16,-11
IA|Chickasaw County|43.06,-92.32|alta vista,9,-10;fredericksburg,-10,12;ionia,-2,-17;lawler,3,17;nashua,-11,-21;new hampton,0,1;north washington,6,-10
IA|Clarke County|41.03,-93.79|murray,1,-17;osceola,0,1;woodburn,-3,18
IA|Clay County|43.08,-95.15|dickens,7,17;everly,8,-17;fostoria,0,0;gillett grove,-7,11;greenville,-5,9;peterson,-15,-19;royal,-3,-12;spencer,6,0;webb,-13,16
IA|Clayton County|42.84,-91.34|edgewood,-19,-5;elkader,0,-7;elkport,-8,2;farmersburg,11,0;garber,-10,8;garnavillo,3,13;guttenberg,-9,22;luana,20,-12;marquette,19,15;mc gregor,18,15;monona,19,-5;north buena vista,-17,39;postville,16,-21;saint olaf,8,-4;strawberry point,-16,-20;volga,-5,-20
IA|Clinton County|41.90,-90.53|andover,8,28;bryant,7,19;calamus,-9,-21;camanche,-11,26;charlotte,8,5;clinton,-5,34;de witt,-7,1;delmar,10,-8;goose lake,8,15;grand mound,-5,-14;lost nation,8,-30;low moor,-10,18;teeds grove,10,31;welton,1,-6;wheatland,-7,-31
IA|Crawford County|42.04,-95.38|arion,-9,-8;aspinwall,-13,25;charter oak,3,-22;deloit,9,8;denison,-2,2;dow city,-12,-10;kiron,14,7;manilla,-15,14;ricketts,9,-19;schleswig,13,-6;vail,0,20;westside,7,25
IA|Dallas County|41.68,-94.04|adel,-6,0;booneville,-16,16;bouton,14,4;dallas center,0,7;dawson,15,-18;de soto,-16,1;dexter,-17,-17;granger,8,22;linden,-4,-20;minburn,7,2;perry,15,-6;redfield,-10,-15;waukee,-9,18;west des moines,-11,27;woodward,16,13
IA|Davis County|40.75,-92.41|bloomfield,-4,-9;drakesville,8,-10;floris,11,8;pulaski,-5,15
IA|Decatur County|40.74,-93.79|davis city,-10,-2;decatur,1,-4;garden grove,3,18;grand river,8,-17;lamoni,-11,-15;leon,0,4;van wert,13,-2;weldon,14,5
IA|Delaware County|42.47,-91.37|colesburg,17,17;delaware,1,6;delhi,-4,4;dundee,12,-18;earlville,3,11;greeley,12,4;hopkinton,-13,12;manchester,1,-8;masonville,1,-22;ryan,-13,-12
IA|Des Moines County|40.92,-91.18|burlington,-11,6;danville,-7,-13;mediapolis,8,5;middletown,-9,-8;sperry,2,0;west burlington,-9,0;yarmouth,6,-12
IA|Dickinson County|43.38,-95.15|arnolds park,-1,2;lake park,7,-17;milford,-6,-1;okoboji,1,1;spirit lake,5,4;superior,5,20;terril,-5,18
IA|Dubuque County|42.47,-90.88|bernard,-14,2;dubuque,3,20;durango,8,2;dyersville,1,-24;epworth,-2,-5;farley,-2,-13;holy cross,11,-9;luxemburg,11,-18;new vienna,10,-22;peosta,-2,7;sherrill,15,7;worthington,-8,-22
IA|Emmet County|43.38,-94.68|armstrong,2,19;dolliver,9,5;estherville,2,-14;gruver,1,-2;ringsted,-8,15;wallingford,-6,-12
IA|Fayette County|42.86,-91.84|arlington,-13,18;clermont,15,19;elgin,9,20;fayette,-1,3;hawkeye,9,-11;maynard,-9,-5;oelwein,-18,-7;oran,-16,-23;randalia,0,-4;saint lucas,20,-9;wadena,-1,18;waucoma,18,-19;west union,8,1;westgate,-8,-17
IA|Floyd County|43.06,-92.79|charles city,1,11;colwell,10,20;floyd,8,7;marble rock,-10,-10;nora springs,9,-21;rockford,0,-16;rudd,8,-10
IA|Franklin County|42.73,-93.26|alexander,8,-18;bradford,-10,2;chapin,10,4;coulter,1,-11;geneva,-6,13;hampton,1,5;latimer,3,-9;popejoy,-14,-17;sheffield,15,5
IA|Fremont County|40.75,-95.61|farragut,-2,13;hamburg,-13,-2;imogene,12,17;percival,-1,-20;randolph,12,4;riverton,-8,3;sidney,0,-4;tabor,15,-7;thurman,10,-16
IA|Greene County|42.04,-94.40|churdan,13,-10;cooper,0,0;dana,7,16;grand junction,-1,16;jefferson,-3,1;paton,13,12;rippey,-11,18;scranton,-2,-15
IA|Grundy County|42.40,-92.79|beaman,-17,-2;conrad,-17,-9;dike,7,18;grundy center,-3,1;holland,0,-1;morrison,-6,12;reinbeck,-9,20;stout,12,8;wellsburg,5,-15
IA|Guthrie County|41.68,-94.50|adair,-17,-14;bagley,15,6;bayard,17,-6;casey,-18,-2;guthrie center,0,2;jamaica,16,18;menlo,-15,9;panora,1,14;yale,9,15
IA|Hamilton County|42.38,-93.71|blairsburg,11,5;ellsworth,-8,16;jewell,-7,6;kamrar,1,-2;randall,-15,11;stanhope,-9,-7;stratford,-10,-20;webster city,8,-12;williams,10,16
IA|Hancock County|43.08,-93.73|britt,2,-4;corwith,-9,-22;crystal lake,14,-6;garner,3,14;goodell,-14,15;kanawha,-14,-4;klemme,-7,15;woden,14,-18
IA|Hardin County|42.38,-93.24|ackley,17,18;alden,13,-14;buckeye,3,-13;eldora,-3,14;garden city,-14,-15;gifford,0,-1;hubbard,-8,-5;iowa falls,13,-3;new providence,-11,7;radcliffe,-6,-18;steamboat rock,3,18;union,-13,18;whitten,-11,22
IA|Harrison County|41.68,-95.82|dunlap,18,19;little sioux,12,-21;logan,-4,3;magnolia,1,-6;missouri valley,-12,-7;modale,-5,-17;mondamin,2,-19;persia,-12,25;pisgah,14,-10;woodbine,5,12
IA|Henry County|40.99,-91.54|hillsboro,-15,-17;mount pleasant,-2,-2;mount union,5,13;new london,-7,15;olds,15,0;rome,-1,-15;salem,-13,-9;swedesburg,12,0;wayland,16,-11;winfield,14,11
IA|Howard County|43.36,-92.32|chester,12,-10;cresco,1,19;elma,-8,-8;lime springs,10,4;protivin,-14,22
IA|Humboldt County|42.78,-94.21|bode,9,-7;bradgate,0,-19;dakota city,-6,1;gilmore city,-7,-20;hardy,2,13;humboldt,-6,-1;livermore,9,3;ottosen,10,-17;renwick,7,20;rutland,-1,-6;thor,-9,17
IA|Ida County|42.39,-95.51|arthur,-5,15;battle creek,-5,-9;galva,12,8;holstein,11,-5;ida grove,-5,5
IA|Iowa County|41.69,-92.06|amana,13,19;conroy,4,7;homestead,5,18;ladora,7,-12;marengo,10,-1;middle amana,11,16;millersburg,-11,-10;north english,-16,-3;parnell,-12,6;south amana,7,14;victor,4,-22;williamsburg,-5,4
IA|Jackson County|42.17,-90.57|andrew,-2,-2;baldwin,-10,-25;bellevue,9,14;la motte,13,-4;maquoketa,-9,-10;miles,-7,24;monmouth,-9,-31;preston,-12,18;sabula,-10,38;saint donatus,15,8;spragueville,-10,10;springbrook,0,9;zwingle,11,-18
IA|Jasper County|41.69,-93.05|baxter,13,-10;colfax,-1,-20;kellogg,3,14;killduff,-8,15;lynnville,-12,27;mingo,10,-23;monroe,-16,-5;newton,1,1;prairie city,-10,-19;reasnor,-11,3;sully,-11,21
IA|Jefferson County|41.03,-91.95|batavia,-4,-19;brighton,12,12;fairfield,-2,-1;libertyville,-8,-8;lockridge,-2,18;packwood,9,-12
IA|Johnson County|41.67,-91.59|coralville,2,0;hills,-12,6;iowa city,-3,3;lone tree,-17,15;north liberty,7,-2;oakdale,3,-1;oxford,-2,-19;solon,14,8;swisher,16,-9;tiffin,3,-9
IA|Jones County|42.12,-91.13|anamosa,-1,-15;cascade,17,12;center junction,-1,4;langworthy,7,-9;martelle,-12,-19;monticello,11,-7;morley,-12,-11;olin,-13,-1;onslow,-1,12;oxford junction,-14,18;wyoming,-6,14
IA|Keokuk County|41.34,-92.18|delta,-2,-16;gibson,15,-21;harper,4,14;hayesville,0,0;hedrick,-15,-13;keota,1,21;keswick,12,-6;martinsburg,-14,-9;ollie,-14,4;richland,-14,20;sigourney,-1,-2;south english,12,11;thornburg,12,-16;webster,10,0;what cheer,6,-18
IA|Kossuth County|43.20,-94.21|algona,-14,-2;bancroft,9,0;burt,0,-1;fenton,4,-20;lakota,17,11;ledyard,23,6;lone rock,-4,-15;lu verne,-22,11;swea city,20,-11;titonka,4,17;wesley,-11,20;whittemore,-14,-22
IA|Lee County|40.64,-91.48|argyle,-11,-9;denmark,10,14;donnellson,2,-10;fort madison,-1,14;houghton,13,-13;keokuk,-23,8;montrose,-13,6;pilot grove,12,-6;saint paul,13,-4;west point,7,4;wever,6,25
IA|Linn County|42.08,-91.60|alburnett,8,-4;cedar rapids,-4,-4;center point,11,-18;central city,12,11;coggon,20,6;fairfax,-16,-18;hiawatha,-4,-8;lisbon,-16,21;marion,-4,1;mount vernon,-15,17;palo,-4,-19;prairieburg,16,18;robins,-1,-7;springville,-2,16;toddville,2,-13;troy mills,21,-8;viola,-5,18;walker,21,-18
IA|Louisa County|41.22,-91.26|columbus city,4,-11;columbus junction,7,-4;grandview,6,7;letts,7,6;morning sun,-12,0;oakville,-12,22;wapello,-1,9
IA|Lucas County|41.03,-93.33|chariton,-1,2;derby,-9,-15;lucas,3,-16;russell,-8,15;williamson,7,7
IA|Lyon County|43.38,-96.21|alvord,-6,-8;doon,-9,1;george,-4,22;inwood,-8,-23;larchwood,6,-22;lester,6,-13;little rock,7,32;rock rapids,5,3
IA|Madison County|41.33,-94.02|bevington,3,22;earlham,14,-11;macksburg,-12,-17;patterson,2,14;peru,-12,7;saint charles,-4,19;truro,-12,18;van meter,14,10;winterset,1,1
IA|Mahaska County|41.33,-92.64|barnes city,15,17;beacon,-6,-4;cedar,-12,13;fremont,-12,20;leighton,3,-17;new sharon,13,-4;oskaloosa,-4,0;rose hill,0,17;university park,-5,2
IA|Marion County|41.33,-93.10|bussey,-13,20;columbia,-15,-6;hamilton,-14,14;harvey,-3,17;knoxville,-2,0;melcher dallas,-11,-14;otley,12,6;pella,7,18;pleasantville,4,-17;swan,13,-20;tracy,-6,22
IA|Marshall County|42.04,-93.00|albion,8,1;clemons,5,-17;ferguson,-10,13;gilman,-13,19;haverhill,-10,2;laurel,-15,7;le grand,-3,22;liscomb,15,2;marshalltown,0,9;melbourne,-10,-9;rhodes,-12,-18;saint anthony,12,-18;state center,-3,-17
IA|Mills County|41.03,-95.62|emerson,-1,21;glenwood,1,-12;hastings,-2,12;henderson,9,16;malvern,-3,4;mineola,11,-8;pacific junction,-1,-18;silver city,8,-1
IA|Mitchell County|43.36,-92.79|carpenter,6,-23;little cedar,4,6;mc intire,9,18;orchard,-12,7;osage,-7,-2;riceville,2,23;saint ansgar,5,-13;stacyville,9,3;toeterville,0,0
IA|Monona County|42.05,-95.96|blencoe,-13,-12;castana,2,5;mapleton,11,17;moorhead,-13,13;onawa,-2,-15;rodney,15,-2;soldier,-6,18;whiting,10,-22
IA|Monroe County|41.03,-92.87|albia,0,7;lovilia,10,-6;melrose,-6,-15
IA|Montgomery County|41.03,-95.16|elliott,10,0;grant,11,17;red oak,-1,-4;stanton,-4,6;villisca,-9,18
IA|Muscatine County|41.48,-91.11|atalissa,8,-6;conesville,-10,-23;fruitland,-14,-1;montpelier,-2,30;moscow,8,3;muscatine,-5,6;nichols,-1,-18;stockton,11,25;west liberty,9,-15;wilton,10,10
IA|O'Brien County|43.08,-95.62|archer,3,-12;calumet,-14,7;hartley,10,14;paullina,-11,-8;primghar,-1,-3;sanborn,11,-4;sheldon,10,-22;sutherland,-10,14
IA|Osceola County|43.38,-95.62|ashton,-7,-14;harris,8,18;melvin,-9,3;ocheyedan,1,10;sibley,3,-12
IA|Page County|40.74,-95.15|blanchard,-13,-6;braddyville,-14,15;clarinda,1,11;coin,-7,-7;college springs,-11,3;essex,10,-14;northboro,-13,-16;shambaugh,-8,12;shenandoah,2,-22;yorktown,0,-1
IA|Palo Alto County|43.08,-94.68|ayrshire,-5,-17;curlew,-12,-12;cylinder,7,17;emmetsburg,3,0;graettinger,15,-5;mallard,-14,0;ruthven,6,-21;west bend,-12,22
IA|Plymouth County|42.74,-96.21|akron,10,-31;brunsville,7,-5;hinton,-13,-9;kingsley,-12,24;le mars,6,4;merrill,-3,-1;oyens,8,16;remsen,8,26;westfield,-4,-28
IA|Pocahontas County|42.73,-94.68|fonda,-13,-15;havelock,11,-5;laurens,11,-17;palmer,-9,14;plover,14,6;pocahontas,0,0;rolfe,7,16;varina,-7,-22
IA|Polk County|41.68,-93.57|alleman,13,-3;altoona,-4,10;ankeny,4,-2;berwick,-2,3;bondurant,2,12;clive,-8,-17;des moines,-4,-1;elkhart,11,5;grimes,2,-21;johnston,-1,-13;mitchellville,-2,20;pleasant hill,-10,5;polk city,7,-12;runnells,-13,15;sheldahl,17,-12;urbandale,-6,-16;windsor heights,-8,-14
IA|Pottawattamie County|41.34,-95.54|avoca,14,19;carson,-10,12;carter lake,-4,-37;council bluffs,-8,-31;crescent,3,-28;hancock,5,20;harlan,23,21;honey creek,13,-34;macedonia,-15,11;mc clelland,-4,-14;minden,13,-1;neola,12,-14;oakland,-2,16;treynor,-11,-7;underwood,2,-8;walnut,13,33
IA|Poweshiek County|41.69,-92.53|brooklyn,5,10;deep river,-12,17;grinnell,6,-20;guernsey,-5,18;hartwick,12,18;malcom,8,0;montezuma,-9,0;searsboro,-12,-17
IA|Ringgold County|40.74,-94.25|benton,-3,-12;diagonal,9,-11;ellston,12,16;kellerton,-5,18;mount ayr,-2,1;redding,-13,-11;tingley,12,5
IA|Sac County|42.39,-95.11|auburn,-11,23;early,6,-7;lake view,-7,6;lytton,4,25;nemaha,13,1;odebolt,-8,-14;sac city,4,13;schaller,12,-18;wall lake,-12,2
IA|Scott County|41.64,-90.62|bettendorf,-9,13;blue grass,-13,-11;buffalo,-18,-10;davenport,-7,3;dixon,7,-13;donahue,7,-6;eldridge,3,6;le claire,-3,26;long grove,8,7;mc causland,11,17;new liberty,8,-24;pleasant valley,-6,20;princeton,5,25;walcott,1,-10
IA|Shelby County|41.68,-95.31|defiance,12,-4;earling,11,-11;elk horn,-10,24;irwin,9,12;kirkman,5,4;panama,4,-18;portsmouth,-4,-20;shelby,-15,-14;westphalia,3,-8
IA|Sioux County|43.08,-96.18|alton,-10,16;boyden,12,20;chatsworth,-17,-34;granville,-11,28;hawarden,-8,-30;hospers,0,26;hull,11,4;ireton,-12,-15;matlock,16,24;maurice,-12,1;orange city,-6,12;rock valley,12,-13;sioux center,0,0
IA|Story County|42.04,-93.46|ames,0,-15;cambridge,-13,-7;collins,-13,16;colo,-2,16;gilbert,8,-18;huxley,-14,-14;kelley,-9,-20;maxwell,-14,6;mc callsburg,13,7;nevada,-2,2;roland,13,-4;slater,-16,-22;story city,15,-14;zearing,12,17
IA|Tama County|42.08,-92.53|buckingham,18,12;chelsea,-17,12;clutier,0,16;dysart,9,21;elberon,-7,20;garwin,1,-16;gladbrook,10,-18;lincoln,18,-16;montour,-11,-17;tama,-12,-5;toledo,-7,-3;traer,10,5;vining,-9,15
IA|Taylor County|40.74,-94.70|bedford,-7,-4;blockton,-11,19;clearfield,6,20;gravity,5,-5;lenox,15,14;new market,0,-20;sharpsburg,6,5
IA|Union County|41.03,-94.24|afton,1,5;arispe,-10,2;creston,2,-10;cromwell,1,-22;lorimor,10,18;shannon city,-13,-2;thayer,-3,17
IA|Van Buren County|40.75,-91.95|birmingham,11,0;bonaparte,-4,16;cantril,-10,-10;douds,8,-14;farmington,-11,21;keosauqua,-1,-2;milton,-8,-19;mount sterling,-11,5;selma,11,-22;stockport,11,14
IA|Wapello County|41.03,-92.41|agency,-4,9;blakesburg,-8,-21;chillicothe,6,-12;eddyville,12,-21;eldon,-10,18;kirkville,11,-9;ottumwa,0,0
IA|Warren County|41.33,-93.56|ackworth,4,18;carlisle,15,7;cumming,15,-19;hartford,13,16;indianola,-2,-3;lacona,-13,18;liberty center,-13,6;martensdale,4,-17;milo,-4,12;new virginia,-15,-14;norwalk,15,-10;prole,5,-17;saint marys,-3,-18
IA|Washington County|41.34,-91.72|ainsworth,-2,17;crawfordsville,-13,18;kalona,15,1;riverside,14,14;washington,-3,2;wellman,13,-12;west chester,2,-9
IA|Wayne County|40.74,-93.33|allerton,-4,-4;clio,-11,-12;corydon,4,0;humeston,11,-18;lineville,-14,-16;millerton,11,2;promise city,2,18;seymour,-7,19
IA|Webster County|42.43,-94.18|badger,19,4;barnum,9,-19;burnside,-9,7;callender,-8,-10;clare,17,-13;dayton,-17,12;duncombe,2,12;fort dodge,8,0;gowrie,-15,-12;harcourt,-17,-1;lehigh,-8,15;moorland,1,-14;otho,-2,4;vincent,13,15
IA|Winnebago County|43.38,-93.73|buffalo center,0,-20;forest city,-11,10;lake mills,4,20;leland,-3,4;rake,10,-18;scarville,9,9;thompson,1,-2
IA|Winneshiek County|43.29,-91.84|calmar,-9,-7;castalia,-15,18;decorah,3,5;fort atkinson,-16,-7;highlandville,17,16;ossian,-15,7;ridgeway,1,-16;spillville,-9,-10
IA|Woodbury County|42.39,-96.05|anthon,0,15;bronson,4,-15;climbing hill,-4,-4;correctionville,8,27;cushing,7,37;danbury,-12,32;hornick,-10,-3;lawton,11,-17;moville,9,-2;pierson,14,15;salix,-6,-24;sergeant bluff,1,-31;sioux city,9,-34;sloan,-15,-19;smithland,-15,10
IA|Worth County|43.38,-93.26|fertile,-11,-16;grafton,-7,18;hanlontown,-10,-12;joice,0,-18;kensett,-2,5;manly,-9,6;northwood,7,2
IA|Wright County|42.73,-93.74|belmond,12,12;clarion,0,0;dows,-7,23;eagle grove,-7,-17;galt,-4,13;goldfield,3,-18;rowan,3,18;woolstock,-15,-9
KS|Allen County|37.89,-95.30|elsmore,-8,15;humboldt,-8,-12;iola,4,-10;la harpe,3,0;moran,5,14;savonburg,-13,15
KS|Anderson County|38.21,-95.29|colony,-14,-4;garnett,7,3;greeley,14,17;kincaid,-10,10;welda,-5,-2;westphalia,-4,-17
KS|Atchison County|39.53,-95.31|atchison,3,18;cummings,-5,3;effingham,-1,-9;lancaster,6,1;muscotah,1,-20;potter,-11,19
KS|Barber County|37.23,-98.69|hardtner,-20,3;hazelton,-13,28;isabel,22,15;kiowa,-21,20;lake city,13,-12;medicine lodge,6,10;sharon,2,27;sun city,15,-23
KS|Barton County|38.48,-98.76|albert,-3,-25;claflin,6,22;ellinwood,-12,17;great bend,-9,-2;hoisington,0,0;olmitz,4,-18;pawnee rock,-20,-22
KS|Bourbon County|37.86,-94.85|bronson,7,-18;fort scott,-3,13;fulton,16,13;garland,-14,19;mapleton,17,-2;redfield,-2,-3;uniontown,-1,-13
KS|Brown County|39.83,-95.57|everest,-14,15;fairview,2,-15;hiawatha,-4,-4;horton,-15,4;morrill,11,-15;powhattan,-11,-11;robinson,-1,11
KS|Butler County|37.78,-96.84|andover,-8,-28;augusta,-10,-13;beaumont,-12,31;benton,1,-26;cassoday,25,16;douglass,-26,-16;el dorado,4,-2;elbing,27,-29;latham,-25,16;leon,-10,9;potwin,16,-18;rosalia,1,19;rose hill,-20,-28;towanda,2,-15;whitewater,18,-29
KS|Chase County|38.30,-96.59|cedar point,-4,-23;cottonwood falls,5,5;elmdale,8,-7;matfield green,-16,4;strong city,11,8
KS|Chautauqua County|37.15,-96.25|cedar vale,-2,-22;chautauqua,-12,7;niotaze,-11,23;peru,-9,11;sedan,-2,7
KS|Cherokee County|37.17,-94.85|baxter springs,-14,11;columbus,0,-4;crestline,0,14;galena,-11,19;riverton,-9,13;scammon,11,4;treece,-17,1;weir,12,12;west mineral,12,-8
KS|Cheyenne County|39.79,-101.73|bird city,-3,20;saint francis,-11,-18
KS|Clark County|37.24,-99.82|ashland,-5,6;englewood,-20,-16;minneola,21,-19
KS|Clay County|39.35,-97.17|clay center,3,4;green,13,15;longford,-17,-8;morganville,11,-8;wakefield,-12,14
KS|Cloud County|39.48,-97.65|aurora,-3,12;clyde,10,24;concordia,7,-1;glasco,-12,-19;jamestown,12,-21;miltonvale,-13,19
KS|Coffey County|38.24,-95.73|burlington,0,0;gridley,-14,-15;le roy,-15,11;lebo,18,-9;waverly,14,14
KS|Comanche County|37.19,-99.27|coldwater,6,-4;protection,1,-21;wilmore,14,9
KS|Cowley County|37.24,-96.84|arkansas city,-17,-20;atlanta,20,7;burden,8,8;cambridge,8,17;dexter,-7,15;maple city,0,0;rock,20,-17;udall,16,-27;winfield,0,-14
KS|Crawford County|37.51,-94.85|arcadia,13,20;arma,5,16;cherokee,-14,1;farlington,11,0;franklin,2,14;frontenac,-6,16;girard,0,0;hepler,15,-14;mc cune,-16,-19;mulberry,4,17;opolis,-16,23;pittsburg,-11,14;walnut,9,-19
KS|Decatur County|39.78,-100.46|dresden,-18,5;jennings,-11,18;norcatur,6,26;oberlin,4,-7
KS|Dickinson County|38.87,-97.15|abilene,7,-5;chapman,11,14;enterprise,4,4;hope,-19,5;solomon,5,-20;talmage,16,-11;woodbine,-5,19
KS|Doniphan County|39.79,-95.15|bendena,-7,-3;denton,-7,-13;elwood,-3,27;highland,7,-11;troy,0,0;wathena,-3,22;white cloud,17,-15
KS|Douglas County|38.88,-95.29|baldwin city,-9,7;eudora,5,19;lawrence,8,4;lecompton,13,-15
KS|Edwards County|37.89,-99.31|belpre,5,22;kinsley,4,-10;lewis,2,6;offerle,0,-24
KS|Elk County|37.45,-96.24|elk falls,-8,5;grenola,-9,-20;howard,3,-1;longton,-6,16;moline,-9,-6
KS|Ellis County|38.91,-99.32|catharine,1,10;ellis,3,-21;hays,-4,-2;pfeifer,-20,14;schoenchen,-20,-2;victoria,-6,18;walker,-5,24
KS|Ellsworth County|38.70,-98.21|ellsworth,3,0;holyrood,-11,-21;kanopolis,1,5;lorraine,-13,-8;wilson,12,-24
KS|Finney County|38.04,-100.74|garden city,-7,-12;holcomb,-5,-25;pierceville,-14,-1
KS|Ford County|37.69,-99.89|bucklin,-14,25;dodge city,6,-14;ford,-6,12;fort dodge,4,-5;spearville,13,15;wright,9,0
KS|Franklin County|38.56,-95.29|lane,-13,21;ottawa,5,1;pomona,5,-16;princeton,-8,1;rantoul,0,16;richmond,-16,4;wellsville,15,20;williamsburg,-7,-14
KS|Geary County|39.00,-96.75|fort riley,6,-3;junction city,3,-9;milford,17,-16
KS|Gove County|38.92,-100.48|gove,-3,0;grainfield,19,1;grinnell,17,-18;park,16,14;quinter,12,25
KS|Graham County|39.35,-99.88|bogue,3,20;hill city,1,4;morland,-3,-19;penokee,0,-9
KS|Grant County|37.56,-101.31|ulysses,2,-4
KS|Gray County|37.74,-100.44|cimarron,7,9;copeland,-17,-18;ensign,-10,19;ingalls,9,-8;montezuma,-14,-1
KS|Greeley County|38.48,-101.81|tribune,2,4
KS|Greenwood County|37.88,-96.23|eureka,-5,-6;fall river,-26,19;hamilton,10,6;lamont,24,21;madison,25,11;neal,-4,15;piedmont,-24,-14;severy,-26,1;virgil,2,20
KS|Hamilton County|38.00,-101.79|coolidge,2,-22;kendall,-6,25;syracuse,-2,2
KS|Harper County|37.19,-98.08|anthony,-4,5;attica,6,-15;bluff city,-11,20;danville,8,21;freeport,0,21;harper,10,6;waldron,-19,-11
KS|Harvey County|38.04,-97.43|burrton,-2,-24;halstead,-4,-8;hesston,9,-2;newton,0,8;north newton,3,8;sedgwick,-13,1;walton,8,19
KS|Haskell County|37.56,-100.87|satanta,-12,-10;sublette,-4,5
KS|Hodgeman County|38.09,-99.90|hanston,2,20;jetmore,-1,-4
KS|Jackson County|39.42,-95.79|circleville,10,-6;delia,-15,-17;denison,-6,18;holton,3,4;hoyt,-16,11;mayetta,-7,10;netawaka,19,7;soldier,8,-17;whiting,18,18
KS|Jefferson County|39.23,-95.38|grantville,-14,-16;mc louth,-7,16;meriden,-3,-17;nortonville,17,6;oskaloosa,-2,7;ozawkie,-2,-6;perry,-15,1;valley falls,11,-8;winchester,9,11
KS|Jewell County|39.78,-98.22|burr oak,11,-13;esbon,-3,-23;formoso,-1,23;jewell,-11,7;mankato,0,0;randall,-16,15;webber,15,18
KS|Johnson County|38.88,-94.82|clearview city,6,-13;de soto,6,-15;edgerton,-10,-19;gardner,-8,-9;leawood,8,21;lenexa,7,9;mission,14,17;montgomery wards,13,16;new century,-6,-8;olathe,1,1;overland park,3,9;prairie village,11,19;shawnee,16,10;shawnee mission,4,4;spring hill,-12,0;stilwell,-9,16
KS|Kearny County|38.00,-101.32|deerfield,1,18;lakin,-6,5
KS|Kingman County|37.56,-98.14|cunningham,7,-22;kingman,4,0;murdock,5,18;nashville,-13,-28;norwich,-11,27;spivey,-12,-4;zenda,-12,-15
KS|Kiowa County|37.56,-99.29|greensburg,5,-2;haviland,5,15;mullinville,1,-18
KS|Labette County|37.19,-95.30|altamont,0,0;bartlett,-13,9;chetopa,-15,22;dennis,13,-11;edna,-13,-5;mound valley,2,-13;oswego,-1,16;parsons,15,3
KS|Lane County|38.48,-100.47|dighton,-1,0;healy,9,-15
KS|Leavenworth County|39.20,-95.04|basehor,-7,8;bonner springs,-13,11;easton,14,-6;fort leavenworth,15,11;lacygne,-15,-12;lansing,5,14;leavenworth,10,10;linwood,-20,0;tonganoxie,-10,-7
KS|Lincoln County|39.05,-98.21|barnard,14,14;beverly,-6,23;lincoln,6,-1;sylvan grove,-1,-17
KS|Linn County|38.21,-94.84|blue mound,-12,-16;centerville,0,-15;mound city,-6,2;parker,12,-14;pleasanton,-3,14;prescott,-14,14
KS|Logan County|38.92,-101.15|monument,16,11;oakley,19,29;winona,14,-7
KS|Lyon County|38.46,-96.15|admire,18,5;allen,20,-2;americus,5,-11;emporia,-4,-3;hartford,-17,15;neosho rapids,-6,14;olpe,-20,-4;reading,7,16
KS|McPherson County|38.39,-97.65|canton,-1,22;galva,-1,11;inman,-17,-15;lindsborg,18,-3;marquette,16,-19;mcpherson,-2,-2;moundridge,-19,14;roxbury,16,22;windom,-1,-25
KS|Marion County|38.36,-97.10|burns,-24,23;durham,14,-16;florence,-12,16;goessel,-11,-25;hillsboro,-1,-12;lehigh,2,-21;lincolnville,13,13;lost springs,21,12;marion,0,8;peabody,-19,-2;ramona,22,2;tampa,19,-8
KS|Marshall County|39.78,-96.52|axtell,9,25;beattie,12,9;blue rapids,-11,-11;bremen,9,-22;frankfort,-5,0;home,7,2;marysville,6,-12;oketo,18,-10;summerfield,20,19;vermillion,-9,24;waterville,-9,-23
KS|Meade County|37.24,-100.37|fowler,12,17;meade,4,3;plains,3,-21
KS|Miami County|38.56,-94.84|bucyrus,16,15;fontana,-15,-3;hillsdale,9,-1;louisburg,4,15;osawatomie,-8,-12;paola,1,-6
KS|Mitchell County|39.39,-98.21|beloit,5,9;cawker city,12,-22;glen elder,10,-11;hunter,-15,-19;simpson,-1,28;tipton,-5,-26
KS|Montgomery County|37.19,-95.74|caney,-17,-17;cherryvale,7,18;coffeyville,-15,11;dearing,-13,3;elk city,12,-17;havana,-10,-20;independence,4,3;liberty,-4,14;sycamore,14,3;tyro,-16,-8
KS|Morris County|38.69,-96.65|burdick,-12,-19;council grove,1,10;dwight,15,7;herington,-1,-24;white city,10,-11;wilsey,-5,-3
KS|Morton County|37.19,-101.80|elkhart,-18,-10;richfield,9,10;rolla,-8,15
KS|Nemaha County|39.78,-96.01|baileyville,10,-17;bern,17,5;centralia,-5,-13;corning,-13,-2;goff,-12,6;oneida,8,7;sabetha,12,20;seneca,6,-2;wetmore,-14,19
KS|Neosho County|37.56,-95.31|chanute,12,-15;erie,5,6;galesburg,-9,-6;saint paul,-4,14;stark,12,17;thayer,-11,-16
KS|Ness County|38.48,-99.91|arnold,16,-13;bazine,-2,21;beeler,-4,-28;brownell,14,18;ness city,-4,1;ransom,16,-1;utica,16,-22
KS|Norton County|39.78,-99.90|almena,10,20;clayton,-5,-27;lenora,-17,-10;norton,6,2
KS|Osage County|38.65,-95.73|burlingame,11,-11;carbondale,17,4;lyndon,-2,5;melvern,-15,10;osage city,-3,-10;overbrook,14,17;quenemo,-7,19;scranton,14,-2;vassar,-1,13
KS|Osborne County|39.35,-98.77|alton,10,-19;downs,15,22;natoma,-15,-22;osborne,7,7;portis,20,8
KS|Ottawa County|39.13,-97.65|bennington,-11,5;delphos,14,-12;minneapolis,0,-2;tescott,-14,-18
KS|Pawnee County|38.18,-99.24|burdett,3,-29;garfield,-12,0;larned,1,14;rozel,3,-17
KS|Phillips County|39.78,-99.35|agra,2,22;glade,-11,5;kirwin,-11,23;logan,-12,-22;long island,17,-19;phillipsburg,-2,1;prairie view,5,-22
KS|Pottawatomie County|39.38,-96.34|belvue,-15,16;emmett,-7,28;fostoria,6,-16;havensville,12,27;olsburg,3,-26;onaga,11,17;saint george,-17,-9;saint marys,-18,27;wamego,-17,3;westmoreland,3,-9
KS|Pratt County|37.65,-98.74|byers,14,-16;coats,-14,-11;iuka,9,0;pratt,0,1;sawyer,-14,7
KS|Rawlins County|39.79,-101.08|atwood,1,4;herndon,12,26;ludell,8,12;mc donald,1,-25
KS|Reno County|37.95,-98.09|abbyville,1,-12;arlington,-9,-7;buhler,18,32;haven,-5,30;hutchinson,9,12;nickerson,19,2;partridge,1,1;plevna,1,-21;pretty prairie,-17,10;south hutchinson,7,14;sylvia,0,-32;turon,-13,-27;yoder,-1,22
KS|Republic County|39.83,-97.65|agenda,-12,20;belleville,0,2;courtland,-4,-24;cuba,-3,20;munden,10,11;narka,13,23;norway,0,0;republic,11,-19;scandia,-3,-13
KS|Rice County|38.35,-98.20|alden,-11,-11;bushton,15,-20;chase,2,-15;geneseo,16,2;little river,6,19;lyons,-1,2;raymond,-6,-21;sterling,-13,0
KS|Riley County|39.30,-96.74|leonardville,7,-12;manhattan,-6,12;ogden,-18,3;randolph,19,-5;riley,0,-9
KS|Rooks County|39.35,-99.32|damar,-3,-26;palco,-10,-23;plainville,-12,2;stockton,9,4;woodston,9,22
KS|Rush County|38.52,-99.31|alexander,-7,-23;bison,0,11;la crosse,1,0;liebenthal,13,-1;mc cracken,7,-25;nekoma,-9,-12;otis,1,25;rush center,-7,0
KS|Russell County|38.92,-98.76|bunker hill,-4,6;dorrance,-8,19;gorham,-4,-25;lucas,14,23;luray,19,8;paradise,16,-16;russell,-3,-10;waldo,17,-2
KS|Saline County|38.78,-97.65|assaria,-12,3;brookville,0,-21;falun,-12,-11;gypsum,-8,22;new cambria,11,13;salina,5,2
KS|Scott County|38.48,-100.91|scott city,0,0
KS|Sedgwick County|37.69,-97.46|andale,9,-18;bentley,20,-6;cheney,-5,-31;clearwater,-18,-5;colwich,9,-8;derby,-13,21;garden plain,-1,-20;goddard,-3,-11;greenwich,10,26;haysville,-12,11;kechi,11,19;maize,9,-1;mcconnell afb,-8,16;mount hope,18,-20;mulvane,-21,23;peck,-18,12;valley center,18,20;viola,-12,-17;wichita,1,12
KS|Seward County|37.19,-100.85|kismet,1,15;liberal,-16,-8
KS|Shawnee County|39.04,-95.76|auburn,-13,-6;berryton,-10,18;cancer fund of amer brm,2,10;cancer fund of america,-3,7;dover,-8,-16;kansas lottery,1,9;rossville,10,-20;silver lake,7,-10;tecumseh,-2,22;topeka,0,5;wakarusa,-14,6
KS|Sheridan County|39.35,-100.44|hoxie,-2,-3;selden,17,-8
KS|Sherman County|39.35,-101.72|edson,1,20;goodland,0,0;kanorado,-1,-28
KS|Smith County|39.79,-98.79|athol,-1,-12;cedar,-12,-15;gaylord,-14,-6;kensington,-2,-25;lebanon,2,23;smith center,2,0
KS|Stafford County|38.03,-98.72|hudson,12,8;macksville,-9,-23;saint john,-3,-4;stafford,-8,12
KS|Stanton County|37.56,-101.78|johnson,1,7;manter,-2,-13
KS|Stevens County|37.19,-101.31|hugoton,-2,-2;moscow,12,7
KS|Sumner County|37.24,-97.48|argonia,5,-28;belle plaine,17,19;caldwell,-19,-15;conway springs,15,-15;geuda springs,-16,30;mayfield,1,-7;milan,2,-18;milton,20,-28;oxford,3,30;south haven,-19,7;wellington,4,9
KS|Thomas County|39.35,-101.06|brewster,1,-32;colby,3,1;levant,3,-15;rexford,8,31
KS|Trego County|38.91,-99.87|collyer,9,-21;ogallah,8,14;wakeeney,11,-1
KS|Wabaunsee County|38.95,-96.21|alma,6,-9;alta vista,-9,-27;eskridge,-10,10;harveyville,-16,24;maple hill,9,17;mc farland,10,-3;paxico,13,2
KS|Wallace County|38.92,-101.76|sharon springs,-3,2;wallace,-4,19;weskan,-5,-19
KS|Washington County|39.78,-97.09|barnes,-10,22;clifton,-16,-17;greenleaf,-8,11;haddam,7,-22;hanover,11,22;hollenberg,18,11;linn,-10,0;mahaska,20,-26;morrowville,8,-10;palmer,-16,-3;washington,4,4
KS|Wichita County|38.48,-101.35|leoti,2,-1;marienthal,1,13
KS|Wilson County|37.56,-95.74|altoona,-4,9;benedict,5,4;buffalo,14,4;fredonia,1,-1;neodesha,-13,7;new albany,1,-20
KS|Woodson County|37.89,-95.74|neosho falls,8,19;piqua,4,21;toronto,-9,-20;yates center,-1,1
KS|Wyandotte County|39.11,-94.77|edwardsville,-4,4;kansas city,-1,7
KY|Adair County|37.10,-85.28|breeding,-15,-12;cane valley,8,-4;columbia,1,1;glens fork,-10,3;gradyville,-1,-18;knifley,13,11
KY|Allen County|36.75,-86.19|adolphus,-7,-7;holland,-8,14;scottsville,1,0
KY|Anderson County|38.00,-84.99|lawrenceburg,2,6
KY|Ballard County|37.06,-89.00|bandana,9,5;barlow,-1,-4;kevil,3,12;la center,3,3;lovelaceville,-9,17;wickliffe,-9,-2
KY|Barren County|36.97,-85.93|austin,-15,-5;cave city,15,-1;eighty eight,-5,16;etoile,-15,2;glasgow,3,2;hiseville,13,12;lucas,-11,-12;park city,13,-11
KY|Bath County|38.14,-83.74|hope,-13,-3;olympia,-6,4;owingsville,1,-1;preston,-6,-2;salt lick,-4,11;sharpsburg,7,-15
KY|Bell County|36.73,-83.67|arjay,10,3;beverly,21,12;calvin,-1,5;fourmile,6,-7;hulen,4,12;ingram,4,-3;kettle island,8,8;middlesboro,-11,-5;miracle,3,9;pineville,-2,-9;stoney fork,10,14
KY|Boone County|38.97,-84.73|burlington,5,-5;erlanger,7,11;florence,1,3;hebron,8,7;petersburg,7,-11;union,-3,0;verona,-13,4;walton,-8,10
KY|Bourbon County|38.21,-84.22|millersburg,9,7;north middletown,-6,11;paris,0,-3
KY|Boyd County|38.36,-82.69|ashland,5,0;catlettsburg,2,6;rush,-5,-6
KY|Boyle County|37.62,-84.87|danville,2,9;junction city,-4,6;mitchellsburg,-2,-8;parksville,-5,-6;perryville,1,-10
KY|Bracken County|38.69,-84.09|augusta,7,10;brooksville,-2,1;foster,6,-7;germantown,-5,10;milford,-11,-7
KY|Breathitt County|37.52,-83.32|bays,12,8;clayhole,-7,13;jackson,-3,3;lost creek,-8,3;rousseau,7,10;vancleve,13,-6;whick,-11,-5
KY|Breckinridge County|37.77,-86.43|cloverport,0,-20;custer,-4,19;garfield,1,7;hardinsburg,-2,-2;harned,3,1;hudson,-12,13;irvington,10,13;mc daniels,-15,-2;mc quady,3,1;stephensport,13,-10;union star,19,-3;webster,15,8;westview,-9,0
KY|Bullitt County|37.97,-85.70|brooks,8,-7;clermont,-4,4;hillview,11,2;lebanon junction,-12,-3;mount washington,8,14;shepherdsville,3,0
KY|Butler County|37.21,-86.68|aberdeen,5,0;dunbar,-4,-9;jetson,4,17;morgantown,-1,0;rochester,0,-18;welchs creek,10,16;woodbury,-2,5
KY|Caldwell County|37.14,-87.87|fredonia,7,-14;princeton,-3,0
KY|Calloway County|36.62,-88.27|almo,7,-2;dexter,9,4;hazel,-8,-6;kirksey,5,-15;murray,-1,-3;new concord,-7,18
KY|Campbell County|38.95,-84.38|alexandria,0,-1;bellevue,16,-10;california,-4,6;dayton,17,-9;fort thomas,13,-7;kenton,-8,-7;melbourne,6,3;newport,6,-3;silver grove,9,-1
KY|Carlisle County|36.85,-88.97|arlington,-6,-4;bardwell,1,-5;cunningham,4,10;milburn,-5,7
KY|Carroll County|38.67,-85.12|carrollton,0,-5;ghent,5,7;sanders,-1,15;worthville,-5,6
KY|Carter County|38.32,-83.05|carter,11,-8;denton,-6,19;grahn,-3,-3;grayson,1,10;hitchins,-4,15;olive hill,-2,-13;soldier,-6,-24;willard,-11,14
KY|Casey County|37.32,-84.93|bethelridge,-9,17;dunnville,-13,-6;liberty,-1,-4;middleburg,4,10;windsor,-17,5;yosemite,-2,12
KY|Christian County|36.89,-87.49|crofton,14,0;fairview,-5,19;fort campbell,-24,3;gracey,-4,-17;herndon,-18,-12;hopkinsville,-3,0;la fayette,-24,-17;oak grove,-23,6;pembroke,-12,13
KY|Clark County|37.97,-84.15|winchester,2,-3
KY|Clay County|37.16,-83.71|big creek,0,14;eriline,-5,-4;fall rock,6,-8;garrard,-4,-3;goose rock,-7,2;hima,-4,-7;manchester,-1,-7;oneida,11,6;sextons creek,17,-5
KY|Clinton County|36.73,-85.13|albany,-4,-1;alpha,6,11
KY|Crittenden County|37.35,-88.10|crayne,-8,1;dycusburg,-19,-9;marion,-3,0;tolu,8,-14
KY|Cumberland County|36.79,-85.39|burkesville,2,-1;dubre,4,-16;marrowbone,4,-11
KY|Daviess County|37.73,-87.09|curdsville,0,-25;maceo,11,9;maple mount,-4,-24;owensboro,2,-3;philpot,-1,15;stanley,9,-15;utica,-11,3;west louisville,-4,-20;whitesville,-5,22
KY|Edmonson County|37.21,-86.24|bee spring,9,-4;brownsville,1,-5;mammoth cave,7,7;rocky hill,-14,10;roundhill,5,-17;sweeden,5,-6
KY|Elliott County|38.12,-83.10|isonville,-7,5;sandy hook,1,2
KY|Estill County|37.69,-83.96|irvine,-1,-2;ravenna,-1,3;winston,1,-12
KY|Fayette County|38.04,-84.46|lexington,-1,-3
KY|Fleming County|38.37,-83.70|elizaville,5,-13;ewing,5,-18;flemingsburg,6,-1;hillsboro,-8,3;muses mills,-2,17;plummers landing,-2,-2;wallingford,-3,13
KY|Floyd County|37.56,-82.74|allen,5,2;auxier,18,-1;banner,1,6;beaver,-18,6;betsy layne,0,12;bevinsville,-21,0;blue river,7,-10;bypro,-21,3;dana,-1,7;david,2,-13;drift,-6,-1;dwale,7,2;eastern,-4,-6;garrett,-8,-9;grethel,-10,8;harold,-2,11;hi hat,-16,2;hueysville,-5,-11;ivel,4,10;lackey,-9,-8;langley,-2,-5;martin,1,-4;mc dowell,-12,2;melvin,-20,7;minnie,-10,-2;prestonsburg,10,-2;printer,-5,4;stanville,2,12;teaberry,-13,10;tram,2,10;wayland,-12,-6;weeksbury,-24,4;wheelwright,-22,3
KY|Franklin County|38.24,-84.88|frankfort,-1,0
KY|Fulton County|36.55,-89.18|hickman,1,-1
KY|Gallatin County|38.76,-84.86|glencoe,-3,5;sparta,-3,-2;warsaw,2,1
KY|Garrard County|37.64,-84.54|bryantsville,7,-11;lancaster,-1,-4;paint lick,-3,11
KY|Grant County|38.65,-84.62|corinth,-12,4;crittenden,13,3;dry ridge,6,0;jonesville,-1,-15;mason,-5,4;williamstown,-2,5
KY|Graves County|36.72,-88.65|boaz,21,3;fancy farm,5,-14;farmington,-12,13;hickory,13,-3;lowes,16,-12;lynnville,-16,8;mayfield,1,0;melber,20,-10;sedalia,-15,7;symsonia,18,13;water valley,-15,-16;wingo,-10,-9
KY|Grayson County|37.46,-86.34|big clifty,7,21;caneyville,-4,-13;clarkson,-3,14;falls of rough,9,-14;leitchfield,1,4;millwood,-2,-6
KY|Green County|37.26,-85.55|greensburg,-2,3;mount sherman,16,-7;summersville,8,-7
KY|Greenup County|38.54,-82.92|argillite,-11,11;flatwoods,-3,20;greenup,-1,0;russell,-3,22;south portsmouth,16,-9;south shore,17,-1;worthington,1,18
KY|Hancock County|37.84,-86.78|hawesville,1,1;lewisport,7,-12;pellville,-9,-4;reynolds station,-10,3
KY|Hardin County|37.70,-85.96|cecilia,-3,-9;eastview,-9,-13;elizabethtown,-1,10;fort knox,19,1;glendale,-9,7;radcliff,8,1;rineyville,5,-3;sonora,-18,4;upton,-24,6;west point,30,1;white mills,-15,-7
KY|Harlan County|36.86,-83.22|ages brookside,1,-7;baxter,2,-10;benham,11,27;big laurel,12,0;bledsoe,8,-11;cawood,-8,-7;closplint,1,18;coalgood,-4,-3;coldiron,-4,-25;cranks,-10,3;cumberland,11,24;dayhoit,-2,-16;evarts,-2,-1;grays knob,-6,-5;gulston,-9,-11;harlan,-10,-13;holmes mill,2,22;kenvir,0,6;lejunior,3,7;loyall,-1,-14;lynch,10,30;mary alice,-7,-11;pathfork,-11,-25;putney,5,-2;totz,9,10;wallins creek,-4,-20
KY|Harrison County|38.44,-84.33|berry,7,-3;cynthiana,-4,4
KY|Hart County|37.30,-85.88|bonnieville,7,-1;canmer,-3,16;cub run,1,-20;hardyville,-8,13;horse cave,-12,1;magnolia,12,15;munfordville,-1,-4
KY|Henderson County|37.80,-87.57|baskett,8,11;corydon,-5,-13;henderson,2,-1;reed,6,20;robards,-12,5;smith mills,4,-22;spottsville,4,15
KY|Henry County|38.45,-85.12|bethlehem,0,11;campbellsburg,7,-4;eminence,-8,-6;lockport,-3,16;new castle,-1,-5;pendleton,3,-19;pleasureville,-9,1;port royal,4,0;smithfield,-6,-14;sulphur,4,-13;turners station,10,2
KY|Hickman County|36.68,-88.97|clinton,-1,1;columbus,8,-13;fulton,-13,10
KY|Hopkins County|37.31,-87.54|dawson springs,-11,-14;earlington,-3,3;hanson,13,7;madisonville,2,5;manitou,10,-2;mortons gap,-6,8;nebo,6,-15;nortonville,-12,8;saint charles,-15,-3;white plains,-13,18
KY|Jackson County|37.42,-84.01|annville,-11,3;gray hawk,-2,7;mc kee,2,-2;sandgap,7,-8;tyner,-5,14;waneta,6,-4
KY|Jefferson County|38.19,-85.66|eastwood,4,20;fairdale,-8,-10;fisherville,-2,23;glenview,11,1;harrods creek,14,2;louisville,2,-4;masonic home,6,0;prospect,17,5
KY|Jessamine County|37.87,-84.58|keene,7,-6;nicholasville,0,1;wilmore,-1,-9
KY|Johnson County|37.85,-82.83|boons camp,-3,16;east point,-9,1;flatgap,8,-9;hagerhill,-7,-1;keaton,14,-13;meally,-4,9;oil springs,-4,-11;paintsville,-2,4;river,3,11;sitka,4,-1;staffordsville,-2,-5;stambaugh,7,3;thelma,-3,8;tutor key,0,7;van lear,-10,13;west van lear,-6,5;williamsport,-2,10;wittensville,2,2
KY|Kenton County|38.94,-84.53|covington,9,1;fort mitchell,9,-2;independence,0,-1;latonia,9,4;morning view,-10,3
KY|Knott County|37.35,-82.95|carrie,-2,-8;dema,4,17;emmalena,0,-9;fisty,-5,-14;garner,0,3;hindman,-2,-3;kite,-4,16;leburn,3,0;littcarr,-11,1;mallie,-8,4;mousie,8,5;pine top,-7,8;pippa passes,0,8;raven,5,13;redfox,-14,1;sassafras,-13,-10;topmost,-1,16;vest,5,-6
KY|Knox County|36.89,-83.86|artemus,-5,2;barbourville,-2,-3;bimble,0,3;bryants store,-12,-5;cannon,3,0;dewitt,-1,12;flat lick,-6,9;girdler,8,0;gray,6,-13;green road,-2,3;heidrick,0,-2;hinkle,5,5;scalf,4,17;trosper,-13,4;walker,0,19;woodbine,-3,-18;woollum,11,6
KY|Larue County|37.54,-85.70|buffalo,-3,0;hodgenville,3,-2
KY|Laurel County|37.11,-84.12|bush,-2,25;east bernstadt,14,-2;keavy,-9,-3;lily,-8,9;london,2,2;pittsburg,6,0
KY|Lawrence County|38.07,-82.74|adams,1,-1;blaine,-4,-12;louisa,4,13;lowmansville,-14,0;martha,-5,-22;mazie,-4,-24;ulysses,-13,6;webbville,9,-5
KY|Lee County|37.59,-83.72|athol,-4,15;beattyville,1,0;heidelberg,-4,-5;lone,-5,11;primrose,1,12;saint helens,-1,7
KY|Leslie County|37.10,-83.38|asher,-8,-8;bear branch,10,-12;chappell,-9,3;essie,-4,-8;helton,-14,-1;hoskinston,-2,-1;hyden,9,-4;mozelle,-9,-3;roark,-7,-14;sizerock,12,-12;smilax,3,13;stinnett,-1,-1;thousandsticks,9,-5;warbranch,-11,-9;wendover,1,2;wooton,7,9;yeaddiss,-4,14
KY|Letcher County|37.12,-82.85|blackey,3,-14;burdine,7,25;cromona,6,16;deane,12,8;eolia,-6,8;ermine,4,6;gordon,-13,-21;hallie,-4,-15;isom,7,-2;jackhorn,10,13;jenkins,7,20;jeremiah,5,-7;letcher,3,-10;linefork,-10,-13;mayking,1,11;mc roberts,9,18;millstone,5,10;neon,7,14;partridge,-11,-3;premium,0,-5;roxana,-1,-9;seco,5,12;thornton,7,7;whitesburg,2,0
KY|Lewis County|38.53,-83.38|emerson,-18,9;garrison,6,18;quincy,10,27;tollesboro,4,-18;vanceburg,-6,11
KY|Lincoln County|37.45,-84.66|crab orchard,-1,17;hustonville,1,-19;kings mountain,-7,-6;mc kinney,-1,-4;stanford,7,-3;waynesburg,-10,-1
KY|Livingston County|37.21,-88.35|burna,3,2;grand rivers,-13,9;hampton,7,-2;ledbetter,-15,-11;salem,5,8;smithland,3,-2;tiline,-6,7
KY|Logan County|36.86,-86.88|adairville,-17,2;auburn,2,16;lewisburg,14,-11;olmstead,-10,-10;russellville,-1,0
KY|Lyon County|37.02,-88.08|eddyville,5,3;kuttawa,4,-7
KY|McCracken County|37.05,-88.71|paducah,1,5;west paducah,4,-5
KY|McCreary County|36.74,-84.48|marshes siding,1,0;parkers lake,10,4;pine knot,-6,8;revelo,-6,1;stearns,-3,-3;strunk,-12,5;whitley city,-1,2
KY|McLean County|37.53,-87.26|beech grove,9,-13;calhoun,5,-2;island,-8,9;livermore,-2,14;rumsey,-2,-2;sacramento,-11,-1
KY|Madison County|37.72,-84.28|berea,-15,-1;bighill,-17,7;richmond,3,-2;waco,2,13
KY|Magoffin County|37.71,-83.06|falcon,8,5;gapville,-8,11;gunlock,-12,12;royalton,-3,4;salyersville,3,3
KY|Marion County|37.55,-85.27|bradfordsville,-9,13;gravel switch,2,19;lebanon,1,0;loretto,9,-14;nerinx,11,-12;raywick,-1,-16;saint francis,5,-16;saint mary,3,-9
KY|Marshall County|36.88,-88.33|benton,0,-2;calvert city,13,-5;gilbertsville,8,6;hardin,-11,7
KY|Martin County|37.80,-82.51|beauty,4,8;debord,3,-4;inez,7,-2;lovely,2,11;pilgrim,-6,6;tomahawk,7,-8;warfield,7,8
KY|Mason County|38.59,-83.82|dover,10,-5;mayslick,-7,-4;maysville,3,2;minerva,11,-10;washington,2,1
KY|Meade County|37.97,-86.21|battletown,7,-8;brandenburg,0,11;ekron,-6,6;guston,-7,0;muldraugh,-3,22;payneville,6,-19;rhodelia,4,-18;vine grove,-11,21
KY|Menifee County|37.94,-83.60|denniston,-3,6;frenchburg,1,-1;means,4,-15;wellington,4,13
KY|Mercer County|37.81,-84.87|burgin,-6,11;harrodsburg,-1,1;salvisa,10,2
KY|Metcalfe County|36.99,-85.63|beaumont,-12,-2;center,13,-8;edmonton,1,2;knob lick,6,-7;summer shade,-10,-8
KY|Monroe County|36.71,-85.72|fountain run,1,-24;gamaliel,-6,-10;hestand,-6,15;mount hermon,6,-10;tompkinsville,1,2
KY|Montgomery County|38.03,-83.91|jeffersonville,-7,6;mount sterling,2,-2
KY|Morgan County|37.92,-83.26|cannel city,-13,-2;crockett,6,17;elkfork,5,14;ezel,-3,-19;malone,-5,0;mize,-10,-8;ophir,-2,25;west liberty,0,0;wrigley,-1,2
KY|Muhlenberg County|37.22,-87.14|beech creek,-4,9;beechmont,-4,11;belton,-6,16;bremen,13,-9;browder,-2,14;central city,8,2;cleaton,4,5;drakesboro,0,9;dunmor,-13,13;graham,3,-16;greenville,-1,-4;powderly,3,-1;south carrollton,12,0
KY|Nelson County|37.80,-85.47|bardstown,0,1;bloomfield,10,18;boston,-6,-13;chaplin,10,27;coxs creek,11,0;fairfield,13,8;nazareth,4,0;new haven,-16,-8;new hope,-17,-4
KY|Nicholas County|38.33,-84.01|carlisle,-1,-1;moorefield,-4,12
KY|Ohio County|37.48,-86.85|beaver dam,-9,-2;centertown,-7,-16;cromwell,-14,8;dundee,7,7;fordsville,15,12;hartford,0,-7;horse branch,-5,15;mc henry,-10,-8;olaton,5,16;rockport,-12,-16;rosine,-3,11
KY|Oldham County|38.40,-85.45|buckner,-3,0;crestwood,-7,-1;goshen,1,-12;la grange,0,2;pewee valley,-10,-4;westport,9,0
KY|Owen County|38.52,-84.83|new liberty,11,-5;owenton,-2,2;perry park,0,-19
KY|Owsley County|37.42,-83.68|booneville,8,3;island city,-6,-8;mistletoe,-11,9;ricetown,-3,1;vincent,-2,-2
KY|Pendleton County|38.70,-84.36|butler,11,2;de mossville,7,-12;falmouth,-3,2
KY|Perry County|37.25,-83.22|avawam,-2,-5;bonnyman,5,-3;buckhorn,5,-27;bulan,7,7;busy,2,-8;chavies,10,-13;combs,2,1;cornettsville,-11,15;delphia,-22,13;dice,13,-2;dwarf,9,9;gays creek,9,-21;happy,-4,13;hardburly,-1,2;hazard,3,3;jeff,-3,8;krypton,5,-10;rowdy,15,0;saul,9,-16;scuddy,-5,14;slemp,-18,11;vicco,-4,16;viper,-9,8;yerkes,4,-10
KY|Pike County|37.47,-82.40|ashcamp,-21,-7;belcher,-12,6;belfry,17,14;canada,12,7;dorton,-19,-18;elkhorn city,-16,-1;fedscreek,-4,14;fords branch,-4,-12;forest hills,17,10;freeburn,8,25;hardy,12,16;hellier,-18,-8;huddy,13,12;jonancy,-15,-19;kimper,4,7;lick creek,-11,9;lookout,-15,-7;majestic,6,30;mc andrews,9,12;mc carr,13,23;mouthcard,-9,12;myra,-18,-20;phelps,3,24;phyllis,-2,10;pikeville,3,-12;pinsonfork,8,13;raccoon,3,-3;ransom,7,19;regina,-9,1;robinson creek,-9,-17;rockhouse,-14,-7;shelbiana,-6,-7;shelby gap,-24,-13;sidney,14,3;south williamson,20,11;steele,-7,19;stone,12,12;stopover,4,32;varney,16,-4;virgie,-15,-22
KY|Powell County|37.83,-83.82|clay city,2,-11;slade,-3,12;stanton,-1,4
KY|Pulaski County|37.10,-84.58|bronston,-15,-5;burnside,-16,4;eubank,16,-3;ferguson,-4,-2;nancy,-4,-14;science hill,6,-7;somerset,1,2;tateville,-15,0;west somerset,1,-2
KY|Robertson County|38.52,-84.05|mount olivet,1,0
KY|Rockcastle County|37.37,-84.32|brodhead,2,-12;livingston,-6,8;mount vernon,3,-2;orlando,1,6;renfro valley,2,-2;wildie,6,1
KY|Rowan County|38.20,-83.42|clearfield,-7,-2;elliottville,-2,15;farmers,-6,-11;morehead,0,-2
KY|Russell County|36.99,-85.06|jamestown,-2,-4;russell springs,6,2
KY|Scott County|38.29,-84.58|georgetown,-8,3;sadieville,10,4;stamping ground,0,-10
KY|Shelby County|38.21,-85.19|bagdad,5,13;finchville,-6,-15;shelbyville,-1,-2;simpsonville,2,-16;waddy,-11,6
KY|Simpson County|36.74,-86.58|franklin,-2,1;south union,13,-7
KY|Spencer County|38.03,-85.33|mount eden,0,16;taylorsville,1,-5
KY|Taylor County|37.37,-85.33|campbellsville,-3,-1;elk horn,-3,14;mannsville,1,13
KY|Todd County|36.84,-87.18|allensville,-12,11;clifty,17,3;elkton,7,1;guthrie,-12,3;sharon grove,9,8;trenton,-10,-8
KY|Trigg County|36.81,-87.87|cadiz,0,5;cerulean,14,21
KY|Trimble County|38.61,-85.34|bedford,-3,2;milton,8,-3
KY|Union County|37.66,-87.95|morganfield,3,0;sturgis,-11,-5;sullivan,-16,1;uniontown,11,2;waverly,8,14
KY|Warren County|36.99,-86.42|alvaton,-13,6;bowling green,-3,0;drake,-1,3;oakland,0,17;rockfield,-7,-18;smiths grove,6,23;woodburn,-14,-14
KY|Washington County|37.75,-85.17|mackville,0,11;saint catharine,2,-3;springfield,-2,-4;willisburg,8,4
KY|Wayne County|36.80,-84.83|monticello,7,0
KY|Webster County|37.52,-87.68|blackford,-8,-25;clay,-4,-16;dixon,-1,-2;poole,12,4;providence,-11,-7;sebree,7,16;slaughters,-1,18;wheatcroft,-3,-18
KY|Whitley County|36.76,-84.15|corbin,18,4;emlyn,-5,1;frakes,-15,20;nevisdale,-11,4;rockholds,7,4;siler,-6,19;williamsburg,-1,1
KY|Wolfe County|37.74,-83.49|bethany,0,-1;campton,-1,0;hazel green,6,7;pine ridge,4,-14;rogers,-3,-14
KY|Woodford County|38.04,-84.74|grolier books,-2,0;midway,11,5;versailles,0,1
LA|Acadia Parish|30.29,-92.41|branch,5,7;church point,11,19;crowley,-7,7;egan,-4,-9;estherwood,-11,-5;evangeline,-2,-14;iota,4,-8;mermentau,-10,-16;morse,-16,-6;rayne,-6,14
LA|Allen Parish|30.65,-92.83|elizabeth,20,5;grant,14,-12;kinder,-19,-4;leblanc,-9,-13;mittie,6,-8;oakdale,16,16;oberlin,-4,8;reeves,-13,-22
LA|Ascension Parish|30.20,-90.91|brittany,0,4;burnside,-6,-1;darrow,-7,-5;donaldsonville,-10,-8;duplessis,9,-3;geismar,2,-10;gonzales,2,2;prairieville,10,-3;saint amant,4,7;sorrento,-2,5
LA|Assumption Parish|29.90,-91.06|amelia,-23,-4;belle rose,13,2;labadieville,-7,10;napoleonville,3,4;paincourtville,9,0;pierre part,5,-13;plattenville,10,4
LA|Avoyelles Parish|31.08,-92.00|bordelonville,3,9;bunkie,-21,-15;center point,17,-21;cottonport,-9,-6;dupont,-15,5;effie,15,-10;evergreen,-16,-7;hamburg,-5,7;hessmer,-2,-14;mansura,-1,-5;marksville,6,-8;moreauville,2,13;plaucheville,-14,2;simmesport,-10,18
LA|Beauregard Parish|30.65,-93.34|deridder,18,8;dry creek,4,36;longville,-7,9;merryville,2,-22;ragley,-18,11;singer,-12,-12;sugartown,18,33
LA|Bienville Parish|32.35,-93.06|arcadia,21,13;bienville,-9,15;castor,-10,-4;gibsland,18,-1;jamestown,1,-13;ringgold,-2,-24;saline,-15,14;taylor,2,-4
LA|Bossier Parish|32.68,-93.60|barksdale afb,-17,-4;benton,2,-9;bossier city,-12,-6;elm grove,-29,10;haughton,-13,4;plain dealing,23,-9;princeton,-10,8;shreveport,-13,-16
LA|Caddo Parish|32.58,-93.88|belcher,17,3;bethany,-21,-12;blanchard,-1,-1;gilliam,25,5;greenwood,-14,-9;hosston,32,0;keithville,-26,-1;mooringsport,8,-9;oil city,17,-10;rodessa,39,-11;vivian,26,-7
LA|Calcasieu Parish|30.23,-93.36|bell city,-12,32;dequincy,19,-6;hayes,-13,44;iowa,-1,33;lake charles,1,10;starks,8,-30;sulphur,0,-2;vinton,-3,-21;westlake,3,9
LA|Caldwell Parish|32.09,-92.12|clarks,-6,-2;columbia,1,0;grayson,-3,-5;kelly,-13,-7
LA|Cameron Parish|29.88,-93.19|cameron,-8,-24;creole,-1,19;grand chenier,-11,27;hackberry,11,-18
LA|Catahoula Parish|31.67,-91.85|aimwell,12,-14;enterprise,24,-3;harrisonburg,11,4;jonesville,2,-2;rhinehart,-3,-16;sicily island,18,17
LA|Claiborne Parish|32.82,-92.99|athens,-18,-3;haynesville,11,-7;homer,-5,-3;lisbon,2,11;summerfield,10,17
LA|Concordia Parish|31.45,-91.64|acme,-15,-18;clayton,27,12;ferriday,21,9;monterey,0,-8;vidalia,13,17;wildsville,16,-14
LA|De Soto Parish|32.06,-93.74|frierson,19,5;gloster,13,-6;grand cane,5,-6;keatchie,11,-21;logansport,-6,-23;longstreet,4,-21;mansfield,-3,4;pelican,-16,17;stonewall,23,-6
LA|East Baton Rouge Parish|30.54,-91.10|baker,1,-1;baton rouge,-6,-1;cablevision,-10,-8;greenwell springs,6,13;pride,8,10;zachary,12,-4
LA|East Carroll Parish|32.73,-91.24|lake providence,7,5;sondheimer,-16,9;transylvania,-6,1
LA|East Feliciana Parish|30.84,-91.05|clinton,-2,11;ethel,-3,-6;jackson,-4,-15;norwood,11,-2;slaughter,-11,-2;wilson,10,-2
LA|Evangeline Parish|30.73,-92.41|basile,-23,-17;chataignier,-16,8;mamou,-8,-1;pine prairie,5,-1;reddell,-5,-2;saint landry,17,11;turkey creek,14,0;ville platte,-4,13
LA|Franklin Parish|32.13,-91.67|baskin,16,-4;chase,-4,-3;crowville,11,8;delhi,26,20;fort necessity,-9,-15;gilbert,-10,8;jigger,-10,-7;winnsboro,3,-4;wisner,-14,0
LA|Grant Parish|31.60,-92.56|bentley,-8,7;colfax,-9,-10;dry prong,0,-1;georgetown,15,16;montgomery,7,-28;pollock,-10,16;tioga,-20,-5
LA|Iberia Parish|29.89,-91.73|avery island,0,-17;loreauville,17,7;lydia,3,-5;new iberia,12,-6
LA|Iberville Parish|30.26,-91.35|carville,-4,25;grosse tete,13,-9;maringouin,20,-16;plaquemine,2,10;rosedale,18,-11;saint gabriel,-1,26;sunshine,4,17;white castle,-10,17
LA|Jackson Parish|32.30,-92.56|chatham,-1,12;hodge,-3,-17;jonesboro,-5,-14;quitman,5,-15
LA|Jefferson Parish|29.74,-90.11|barataria,-4,0;grand isle,-51,10;gretna,16,7;harvey,15,4;kenner,25,-14;lafitte,-3,1;marrero,14,1;metairie,25,-5;westwego,16,-6
LA|Jefferson Davis Parish|30.27,-92.81|elton,20,11;fenton,10,-10;jennings,-5,16;lacassine,-3,-11;lake arthur,-18,13;roanoke,-2,7;welsh,-3,0
LA|Lafayette Parish|30.21,-92.06|broussard,-8,11;carencro,12,2;duson,-1,-9;lafayette,0,3;milton,-10,-1;scott,4,-4;youngsville,-11,5
LA|Lafourche Parish|29.56,-90.42|cut off,-3,8;galliano,-13,12;gheens,15,-7;golden meadow,-18,15;kraemer,31,-18;larose,1,4;lockport,6,-3;mathews,14,-13;raceland,16,-18;thibodaux,24,-40
LA|LaSalle Parish|31.68,-92.16|jena,0,5;olla,20,-6;trout,-2,-4;urania,19,-13
LA|Lincoln Parish|32.60,-92.66|choudrant,-5,14;dubach,9,-1;grambling,-8,-5;ruston,-5,2;simsboro,-6,-13
LA|Livingston Parish|30.44,-90.73|albany,8,13;denham springs,3,-15;french settlement,-14,-7;holden,12,6;livingston,3,-4;maurepas,-17,2;springfield,-2,15;walker,9,-13;watson,11,-23
LA|Madison Parish|32.37,-91.24|delta,-4,31;tallulah,6,11
LA|Morehouse Parish|32.82,-91.80|bastrop,-5,-9;bonita,9,12;collinston,-12,-6;jones,15,21;mer rouge,-5,3;oak ridge,-20,4
LA|Natchitoches Parish|31.72,-93.10|ashland,42,1;campti,17,0;clarence,10,7;cloutierville,-18,18;flora,-11,0;goldonna,28,14;gorum,-29,15;marthaville,5,-30;melrose,-11,12;mora,-32,12;natchez,-6,7;natchitoches,3,1;powhatan,15,-10;provencal,-21,-5;robeline,5,-22
LA|Orleans Parish|30.07,-89.93|naval reserve pers ctr,-12,-14;new orleans,-11,-14
LA|Ouachita Parish|32.48,-92.16|calhoun,5,-17;eros,-8,-19;fairbanks,17,12;monroe,2,5;swartz,1,0;west monroe,2,-2
LA|Plaquemines Parish|29.43,-89.62|belle chasse,41,-38;boothville,-13,24;braithwaite,30,-30;buras,-8,10;empire,-5,3;pilottown,-25,36;pointe a la hache,11,-13;port sulphur,4,-6;venice,-17,25
LA|Pointe Coupee Parish|30.71,-91.60|batchelor,12,-9;erwinville,-16,18;fordoche,-11,-1;glynn,-7,26;innis,16,-7;jarreau,-8,17;lakeland,-13,18;lettsworth,22,-14;livonia,-16,7;lottie,-15,-4;morganza,1,1;new roads,-1,16;oscar,-11,14;rougon,-11,22;ventress,-3,20
LA|Rapides Parish|31.20,-92.53|alexandria,6,5;ball,22,14;boyce,12,-15;cheneyville,-18,24;deville,16,37;echo,-9,29;elmer,-5,-18;flatwoods,19,-35;forest hill,-17,2;gardner,6,-14;glenmora,-17,-8;hineston,-3,-20;lecompte,-9,14;lena,22,-30;libuse,16,20;longleaf,-19,-2;otis,1,-21;pineville,11,14;ruby,-1,28;sieper,0,-25;woodworth,-3,0
LA|Red River Parish|32.09,-93.34|coushatta,-7,8;hall summit,8,4
LA|Richland Parish|32.42,-91.76|archibald,-5,0;mangham,-8,-3;rayville,3,2;start,7,-9
LA|Sabine Parish|31.56,-93.56|belmont,15,6;converse,17,-14;fisher,-7,9;florien,-14,4;many,2,9;negreet,-9,-2;noble,13,-16;pleasant hill,24,4;zwolle,5,-11
LA|St. Bernard Parish|29.88,-89.54|arabi,9,-45;chalmette,8,-41;meraux,6,-38;saint bernard,-1,-29;violet,3,-35
LA|St. Charles Parish|29.91,-90.36|boutte,-1,-4;des allemands,-9,-8;destrehan,6,-1;hahnville,6,-5;luling,2,-1;new sarpy,8,-3;norco,10,-6;paradis,-3,-8;saint rose,5,5
LA|St. Helena Parish|30.82,-90.71|greensburg,4,-1;pine grove,-12,-6
LA|St. James Parish|30.03,-90.80|convent,-1,-3;gramercy,3,11;hester,-1,1;lutcher,2,10;paulina,1,6;saint james,0,-6;uncle sam,0,-1;vacherie,-6,9
LA|St. John the Baptist Parish|30.13,-90.47|edgard,-9,-11;garyville,-7,-15;la place,-4,-2;mount airy,-7,-17;reserve,-7,-8
LA|St. Landry Parish|30.60,-92.00|eunice,-9,-39;grand coteau,-18,-4;krotz springs,-6,25;lawtell,-8,-18;lebeau,13,3;leonville,-12,3;melville,7,25;morrow,23,-4;opelousas,-7,-8;palmetto,11,9;port barre,-5,8;sunset,-21,-9;washington,9,-2
LA|St. Martin Parish|30.13,-91.61|arnaudville,27,-32;breaux bridge,17,-22;cade,-5,-31;cecilia,21,-24;saint martinville,10,-17
LA|St. Mary Parish|29.70,-91.44|baldwin,14,-10;berwick,-1,19;centerville,5,0;charenton,18,-9;franklin,8,-6;garden city,6,-2;jeanerette,20,-21;morgan city,-1,18;patterson,-1,16
LA|St. Tammany Parish|30.41,-89.96|abita springs,7,-5;bush,20,0;covington,10,-14;folsom,20,-23;lacombe,-9,3;madisonville,2,-22;mandeville,-1,-4;pearl river,-2,18;saint benedict,12,-16;slidell,-10,16;talisheek,12,7
LA|Tangipahoa Parish|30.63,-90.40|akers,-34,0;amite,10,-10;fluker,19,-12;hammond,-12,-7;husser,7,7;independence,1,-12;kentwood,26,-7;loranger,-4,5;natalbany,-7,-8;ponchatoula,-19,-4;robert,-12,7;roseland,15,-12;tangipahoa,25,-10;tickfaw,-6,-8
LA|Tensas Parish|32.00,-91.34|newellton,6,8;saint joseph,-8,6;waterproof,-19,-5
LA|Terrebonne Parish|29.41,-90.86|bourg,14,26;chauvin,5,27;donner,29,-8;dulac,-4,17;gibson,25,-11;gray,28,8;houma,18,14;montegut,6,32;schriever,30,1;theriot,4,10
LA|Union Parish|32.83,-92.37|bernice,-1,-28;downsville,-18,0;farmerville,-8,6;lillie,12,-31;marion,4,9;spearsville,12,-21;sterlington,-12,28
LA|Vermilion Parish|29.85,-92.32|abbeville,11,14;delcambre,10,33;erath,11,29;gueydan,18,-21;kaplan,13,2;maurice,23,22;perry,10,17
LA|Vernon Parish|31.11,-93.18|anacoco,11,-20;evans,-14,-34;fort polk,-6,-2;hornbeck,21,-18;kurthwood,23,2;leesville,3,-3;new llano,1,-9;pitkin,-18,23;rosepine,-18,-9;simpson,15,17;slagle,9,6
LA|Washington Parish|30.85,-90.04|angie,7,18;bogalusa,-7,18;franklinton,0,-8;mount hermon,10,-24;varnado,4,21
LA|Webster Parish|32.71,-93.34|cotton valley,11,-9;cullen,26,-11;doyline,-22,-6;dubberly,-19,12;heflin,-27,5;minden,-9,5;sarepta,23,-11;shongaloo,26,4;sibley,-20,3;springhill,29,-12
LA|West Baton Rouge Parish|30.46,-91.31|addis,-11,5;brusly,-8,6;port allen,1,6
LA|West Carroll Parish|32.79,-91.46|epps,-17,-3;forest,4,6;kilbourne,21,14;oak grove,9,3;pioneer,-7,-1
LA|West Feliciana Parish|30.88,-91.42|angola,9,-18;saint francisville,-1,0;tunica,8,-12;wakefield,4,6;weyanoke,7,-4
LA|Winn Parish|31.94,-92.64|atlanta,-17,-16;calvin,2,-14;dodson,13,-4;joyce,0,4;saint maurice,-18,-32;sikes,12,19;tullos,-9,26;winnfield,-2,0
ME|Androscoggin County|44.16,-70.21|auburn,0,-3;danville,-14,-8;durham,-20,2;east livermore,24,8;east poland,-10,-12;greene,2,6;leeds,12,8;lewiston,0,-2;lisbon,-14,9;lisbon falls,-17,13;livermore,24,-1;livermore falls,27,6;mechanic falls,-5,-19;minot,-2,-13;north turner,19,-5;poland,-12,-18;sabattus,-5,13;turner,9,-4;west minot,1,-16;west poland,-12,-25
ME|Aroostook County|46.66,-68.59|ashland,-4,21;benedicta,-84,19;blaine,-15,73;bridgewater,-24,75;caribou,21,57;clayton lake,-5,-93;crouseville,10,50;eagle lake,35,-10;easton,-2,69;estcourt station,80,-63;fort fairfield,11,75;fort kent,60,1;fort kent mills,58,1;frenchville,63,20;grand isle,65,44;houlton,-54,73;island falls,-64,33;limestone,25,69;madawaska,67,26;mapleton,2,44;mars hill,-13,73;monticello,-36,75;new limerick,-56,59;new sweden,30,48;oakfield,-55,46;orient,-77,75;oxbow,-26,7;perham,22,36;portage,12,11;presque isle,3,58;saint agatha,58,27;saint david,68,36;saint francis,48,-36;sheridan,0,19;sherman,-78,21;sinclair,46,27;smyrna mills,-51,39;stockholm,39,46;van buren,50,65;wallagrass,47,0;washburn,13,46;westfield,-6,66;wytopitlock,-99,49
ME|Cumberland County|43.84,-70.38|bailey island,-10,38;bridgton,21,-35;brunswick,6,40;bustins island,-4,31;cape elizabeth,-24,15;casco,12,-15;chebeague island,-10,26;cliff island,-14,27;cumberland center,-4,11;cumberland foreside,-8,18;east baldwin,3,-32;falmouth,-10,11;freeport,2,27;gorham,-15,-9;gray,6,3;harpswell,-6,38;harrison,27,-28;long island,-15,22;naples,13,-22;new gloucester,12,8;north bridgton,26,-32;north yarmouth,0,18;orrs island,-7,41;peaks island,-18,18;portland,-17,12;pownal,5,18;raymond,8,-7;scarborough,-26,7;sebago,6,-31;sebago lake,1,-25;south casco,7,-15;south freeport,-2,25;south portland,-20,12;south windham,-10,-5;standish,-2,-11;steep falls,-7,-26;west baldwin,-1,-37;westbrook,-16,1;windham,-4,-4;yarmouth,-4,20
ME|Franklin County|44.97,-70.44|dryden,-37,22;east dixfield,-40,14;east wilton,-36,25;eustis,36,-19;farmington,-31,31;farmington falls,-35,37;kingfield,1,26;new sharon,-33,43;new vineyard,-18,32;north jay,-43,21;oquossoc,-1,-33;phillips,-14,8;rangeley,-1,-22;stratton,14,2;strong,-15,22;temple,-28,20;weld,-27,2;west farmington,-31,29;wilton,-38,22
ME|Hancock County|44.65,-68.36|aurora,24,6;bar harbor,-27,11;bass harbor,-41,1;bernard,-40,0;birch harbor,-26,33;blue hill,-21,-23;brooklin,-39,-20;brooksville,-27,-37;bucksport,-4,-42;castine,-23,-44;corea,-24,37;cranberry isles,-40,10;deer isle,-41,-29;east blue hill,-23,-16;east orland,-8,-31;ellsworth,-9,-5;franklin,-4,12;frenchboro,-53,0;gouldsboro,-17,27;hancock,-14,12;harborside,-31,-45;holden,8,-26;hulls cove,-23,11;islesford,-38,12;little deer isle,-36,-35;mount desert,-31,5;northeast harbor,-35,7;orland,-10,-37;penobscot,-18,-35;prospect harbor,-23,34;salsbury cove,-21,7;sargentville,-33,-33;seal cove,-36,-4;seal harbor,-35,11;sedgwick,-31,-28;sorrento,-15,18;southwest harbor,-36,3;stonington,-47,-32;sullivan,-10,23;sunset,-44,-35;surry,-16,-15;swans island,-50,-9;winter harbor,-26,27
ME|Kennebec County|44.41,-69.77|albion,13,30;augusta,-7,-1;belgrade,6,-9;belgrade lakes,12,-12;clinton,23,24;east vassalboro,4,16;east winthrop,-9,-13;farmingdale,-16,-2;gardiner,-20,-2;hallowell,-12,-4;kents hill,3,-31;litchfield,-25,-19;manchester,-5,-10;monmouth,-19,-26;mount vernon,9,-22;north monmouth,-13,-27;north vassalboro,8,15;oakland,11,3;randolph,-17,2;readfield,-1,-18;south china,-1,19;south gardiner,-23,1;vassalboro,3,12;vienna,14,-24;waterville,14,10;wayne,-6,-30;windsor,-11,19;winthrop,-9,-19
ME|Knox County|44.12,-69.15|camden,9,7;cushing,-14,-12;friendship,-14,-18;glen cove,-1,7;hope,13,0;isle au haut,-7,53;matinicus,-26,26;north haven,2,28;owls head,-5,6;port clyde,-20,-10;rockland,-1,4;rockport,6,6;south thomaston,-9,1;spruce head,-11,-2;tenants harbor,-17,-8;thomaston,-4,-4;union,14,-13;vinalhaven,-8,31;warren,0,-10;washington,14,-23;west rockport,7,3
ME|Lincoln County|44.06,-69.54|alna,3,-9;boothbay,-17,-8;boothbay harbor,-21,-8;bremen,-5,10;bristol,-11,5;chamberlain,-18,6;coopers mills,20,-1;damariscotta,-3,4;dresden,2,-20;east boothbay,-24,-5;edgecomb,-8,-8;isle of springs,-4,2;jefferson,16,3;monhegan,-30,23;new harbor,-20,4;newcastle,-1,1;nobleboro,3,6;pemaquid,-17,1;round pond,-14,8;south bristol,-20,-2;southport,-24,-12;squirrel island,-4,2;trevett,-18,-14;waldoboro,4,17;walpole,-12,-1;west boothbay harbor,-21,-10;whitefield,13,-3;wiscasset,-6,-14
ME|Oxford County|44.50,-70.76|andover,17,-4;bethel,-8,-5;brownfield,-56,-15;bryant pond,-10,11;buckfield,-21,39;canton,-4,46;center lovell,-32,-14;denmark,-52,-4;dixfield,6,33;east andover,11,6;fryeburg,-47,-21;greenwood,-18,10;hanover,0,4;hebron,-30,38;hiram,-64,-10;lovell,-34,-17;mexico,6,22;newry,19,-26;north waterford,-27,-1;norway,-29,20;oxford,-39,25;paris,-23,26;peru,0,31;porter,-67,-17;roxbury,16,15;rumford,5,19;south paris,-28,25;stoneham,-23,-13;sumner,-12,31;waterford,-31,4;west bethel,-10,-10;west paris,-17,18
ME|Penobscot County|45.40,-68.65|bangor,-58,-13;bradford,-31,-27;bradley,-50,2;brewer,-61,-10;burlington,-16,27;carmel,-59,-34;charleston,-33,-44;corinna,-47,-58;corinth,-42,-36;dexter,-38,-63;dixmont,-70,-45;east millinocket,23,8;east newport,-58,-57;eddington,-61,7;etna,-60,-48;exeter,-43,-46;garland,-38,-51;greenbush,-32,0;hampden,-66,-22;howland,-15,-2;hudson,-41,-24;kenduskeag,-48,-28;kingman,20,41;lagrange,-22,-18;levant,-51,-33;lincoln,-5,14;mattawamkeag,13,30;medway,21,13;milford,-46,2;millinocket,26,-6;newport,-56,-62;olamon,-28,4;old town,-45,-2;orono,-45,-2;orrington,-67,-14;passadumkeag,-22,6;patten,62,19;plymouth,-63,-58;springfield,3,54;stacyville,47,15;stetson,-51,-46;stillwater,-49,-4;west enfield,-16,12;winn,6,29
ME|Piscataquis County|45.83,-69.28|abbot,-60,-29;brownville,-49,24;brownville junction,-48,23;dover foxcroft,-65,8;greenville,-36,-30;greenville junction,-35,-41;guilford,-66,-11;milo,-59,31;monson,-54,-20;sangerville,-69,-4;sebec,-59,18;shirley mills,-47,-34
ME|Sagadahoc County|43.96,-69.85|bath,-5,3;bowdoin,10,-11;bowdoinham,5,-4;georgetown,-15,11;phippsburg,-19,4;richmond,14,3;sebasco estates,-19,-1;topsham,2,-8;woolwich,-1,6
ME|Somerset County|45.51,-69.96|anson,-73,3;athens,-57,29;bingham,-44,7;cambridge,-46,52;canaan,-77,41;caratunk,-27,2;china village,-66,46;detroit,-75,64;fairfield,-86,28;harmony,-54,41;hartland,-63,49;hinckley,-83,32;jackman,12,-29;madison,-70,11;new portland,-61,-10;norridgewock,-82,13;north anson,-63,5;palmyra,-65,58;pittsfield,-72,56;rockwood,35,8;saint albans,-58,56;shawmut,-89,37;skowhegan,-73,26;smithfield,-88,15;solon,-54,12;west forks,-13,-3
ME|Waldo County|44.50,-69.14|belfast,-7,13;brooks,7,0;burnham,18,-24;frankfort,10,21;freedom,-4,-18;islesboro,-19,24;liberty,-13,-19;lincolnville,-20,6;lincolnville center,-20,4;monroe,9,11;morrill,-9,0;palermo,-12,-29;sandy point,1,33;searsmont,-12,-8;searsport,-1,21;stockton springs,1,29;thorndike,7,-10;troy,17,-11;unity,10,-19;winterport,15,26
ME|Washington County|45.02,-67.63|addison,-44,-9;baileyville,8,16;beals,-51,2;brookton,53,-11;calais,15,36;cherryfield,-40,-31;columbia falls,-35,-12;cutler,-34,38;danforth,65,-24;dennysville,-12,40;east machias,-28,25;eastport,-10,62;grand lake stream,16,-15;harrington,-41,-19;jonesboro,-36,5;jonesport,-47,2;lambert lake,53,10;lubec,-12,59;machias,-30,15;machiasport,-34,22;meddybemps,0,25;milbridge,-48,-26;pembroke,-5,43;perry,-3,54;princeton,19,3;robbinston,5,49;steuben,-52,-32;topsfield,41,-12;vanceboro,54,20;waite,33,-5;wesley,-3,-7;whiting,-26,38
ME|York County|43.48,-70.71|acton,7,-22;alfred,1,2;bar mills,13,16;berwick,-19,-14;biddeford,0,22;biddeford pool,-3,37;buxton,16,20;cape neddick,-27,7;cape porpoise,-11,11;cornish,30,-6;east parsonsfield,25,-13;east waterboro,12,2;eliot,-35,-7;hollis center,12,11;kennebunk,-9,17;kennebunkport,-9,24;kittery,-39,-3;kittery point,-38,0;lebanon,-2,-20;limerick,22,-7;limington,25,4;moody,-20,12;newfield,18,-15;north berwick,-15,-1;north waterboro,16,-2;ocean park,2,33;ogunquit,-22,11;old orchard beach,5,33;parsonsfield,27,-19;saco,4,26;sanford,-5,-4;shapleigh,9,-11;south berwick,-25,-7;springvale,-1,-9;waterboro,9,-3;wells,-16,12;west kennebunk,-7,14;west newfield,12,-19;york,-32,6;york beach,-31,11;york harbor,-34,7
MD|Allegany County|39.62,-78.70|barton,-9,-33;corriganville,8,-11;cumberland,0,-8;eckhart mines,3,-20;ellerslie,9,-8;flintstone,8,12;frostburg,3,-23;little orleans,7,32;lonaconing,-4,-29;luke,-14,-36;midland,-3,-25;midlothian,1,-25;mount savage,8,-18;oldtown,-4,9;pinto,-5,-15;rawlings,-10,-21;spring gap,-5,-2;westernport,-13,-32
MD|Anne Arundel County|39.01,-76.60|annapolis,-2,8;arnold,4,11;brooklyn,22,-1;churchton,-21,8;crofton,0,-8;crownsville,4,1;davidsonville,-7,-3;deale,-22,5;edgewater,-9,6;fort george g meade,10,-14;friendship,-27,2;galesville,-16,6;gambrills,3,-8;gibson island,7,17;glen burnie,10,0;hanover,17,-12;harmans,15,-9;harwood,-15,-1;linthicum heights,20,-6;lothian,-20,-6;mayo,-12,9;millersville,10,-2;odenton,7,-10;pasadena,4,6;riva,-6,2;severn,12,-9;severna park,7,5;shady side,-17,9;tracys landing,-24,3;west river,-18,6
MD|Baltimore County|39.46,-76.64|baldwin,6,14;boring,6,-17;brooklandville,-6,-4;butler,7,-11;catonsville,-18,-10;chase,-10,26;cockeysville,3,-3;dundalk,-19,14;essex,-16,18;fork,1,19;fort howard,-25,19;freeland,23,-9;glen arm,0,12;glyndon,2,-18;gwynn oak,-13,-10;halethorpe,-23,-6;hunt valley,3,-2;hydes,1,17;kingsville,0,22;long green,1,11;lutherville timonium,-2,1;maryland line,25,-2;middle river,-12,22;monkton,11,4;nottingham,-7,15;owings mills,-3,-14;parkton,18,-4;parkville,-7,9;perry hall,-6,18;phoenix,2,6;pikesville,-8,-9;randallstown,-8,-16;reisterstown,0,-18;riderwood,-5,-1;rosedale,-12,13;sparks glencoe,9,-5;sparrows point,-23,19;stevenson,-5,-8;towson,-5,4;upper falls,-2,24;upperco,11,-16;white marsh,-7,22;windsor mill,-13,-15;woodstock,-11,-21
MD|Calvert County|38.54,-76.57|barstow,-2,-5;broomes island,-12,2;chesapeake beach,13,3;dowell,-20,12;dunkirk,20,-7;huntingtown,7,-3;lusby,-18,13;north beach,17,3;owings,15,-4;port republic,-5,3;prince frederick,-1,-3;saint leonard,-9,6;solomons,-21,10;sunderland,11,-1
MD|Caroline County|38.87,-75.83|bethlehem,-13,-13;denton,-1,0;federalsburg,-15,6;goldsboro,15,4;greensboro,9,2;henderson,20,4;hillsboro,5,-11;marydel,24,7;nationwide fulfill systems,7,-5;preston,-12,-9;ridgely,7,-5
MD|Carroll County|39.56,-77.02|finksburg,-6,11;hampstead,5,16;lineboro,16,18;manchester,11,13;new windsor,-5,-8;sykesville,-11,5;taneytown,10,-15;union bridge,2,-11;westminster,2,2
MD|Cecil County|39.57,-75.94|cecilton,-17,8;charlestown,0,-4;chesapeake city,-6,10;childs,8,7;colora,10,-15;conowingo,11,-21;earleville,-14,0;elk mills,9,12;elkton,5,10;georgetown,-20,6;north east,3,-1;perry point,-2,-13;perryville,-1,-12;port deposit,4,-12;rising sun,12,-11;warwick,-14,14
MD|Charles County|38.51,-76.99|bel alton,-3,1;benedict,0,31;bryans road,13,-8;bryantown,4,15;charlotte hall,-3,19;cobb island,-24,14;faulkner,-7,2;hughesville,1,21;indian head,9,-17;ironsides,0,-16;issue,-21,9;la plata,2,1;marbury,6,-17;mount victoria,-16,11;nanjemoy,-6,-21;newburg,-18,8;pomfret,8,-2;port tobacco,-1,-5;rock point,-22,15;waldorf,8,6;welcome,-4,-10;white plains,9,0
MD|Dorchester County|38.47,-76.02|cambridge,10,-6;church creek,-4,-15;crapo,-14,-9;crocheron,-23,-3;east new market,12,7;fishing creek,-15,-20;hurlock,17,16;linkwood,7,6;madison,1,-22;rhodesdale,13,25;secretary,14,8;taylors island,-1,-27;toddville,-20,-4;vienna,1,15;wingate,-18,-6;woolford,3,-16
MD|Frederick County|39.47,-77.40|adamstown,-18,-6;braddock heights,-5,-11;brunswick,-16,-23;buckeystown,-14,-3;burkittsville,-8,-23;cascade,22,-10;emmitsburg,22,6;frederick,-5,-1;ijamsville,-15,10;jefferson,-11,-15;keymar,9,12;knoxville,-12,-25;ladiesburg,10,11;libertytown,1,15;middletown,-3,-15;monrovia,-12,15;mount airy,-8,22;myersville,6,-15;new market,-6,12;new midway,9,10;point of rocks,-19,-14;rocky ridge,13,7;sabillasville,21,-7;thurmont,14,0;tuscarora,-21,-11;unionville,0,21;walkersville,1,5;woodsboro,6,10
MD|Garrett County|39.53,-79.27|accident,11,-4;bittinger,7,5;bloomington,-4,19;friendsville,14,-15;grantsville,13,15;kitzmiller,-11,5;mc henry,4,-11;oakland,-10,-4;swanton,-5,3
MD|Harford County|39.56,-76.32|aberdeen,-5,14;aberdeen proving ground,-8,20;abingdon,-9,2;bel air,-3,-2;belcamp,-9,7;benson,-5,-7;churchville,0,7;darlington,9,9;edgewood,-13,1;fallston,-3,-12;forest hill,1,-8;gunpowder,-16,4;havre de grace,-1,20;jarrettsville,5,-15;joppa,-14,-4;perryman,-9,10;pylesville,13,-10;street,10,-6;white hall,10,-25;whiteford,15,0
MD|Howard County|39.25,-76.93|annapolis junction,-12,13;clarksville,-4,-2;columbia,-6,8;cooksville,7,-7;dayton,-2,-7;elkridge,-5,18;ellicott city,0,6;fulton,-10,0;glenelg,0,-9;glenwood,3,-8;highland,-7,-4;jessup,-10,14;lisbon,9,-14;marriottsville,8,2;savage,-11,11;simpsonville,-2,-1;west friendship,4,-3;woodbine,9,-13
MD|Kent County|39.25,-76.04|betterton,11,-2;chestertown,-13,-5;galena,8,17;kennedyville,4,6;massey,6,22;millington,2,15;rock hall,-12,-19;still pond,8,0;worton,4,-6
MD|Montgomery County|39.14,-77.20|ashton,1,21;barnesville,9,-17;beallsville,4,-21;bethesda,-9,6;boyds,7,-11;brinklow,5,19;brookeville,5,14;burtonsville,-4,27;cabin john,-16,4;chevy chase,-15,13;clarksburg,10,-8;damascus,14,-1;derwood,0,5;dickerson,8,-22;gaithersburg,1,1;garrett park,-10,11;germantown,2,-4;glen echo,-17,6;kensington,-11,12;montgomery village,4,1;olney,2,13;poolesville,0,-20;potomac,-5,0;rockville,-5,6;sandy spring,1,17;silver spring,-12,18;spencerville,-1,23;suburb maryland fac,1,-1;takoma park,-16,20;washington grove,0,3
MD|Prince George's County|38.83,-76.85|accokeek,-16,-17;andrews air force base,-2,-3;aquasco,-25,13;beltsville,21,-7;bladensburg,11,-8;bowie,7,4;brandywine,-14,1;brentwood,11,-11;capitol heights,3,-4;cheltenham,-8,1;clinton,-7,-6;college park,11,-7;district heights,1,-4;fort washington,-3,-8;glenn dale,15,4;greenbelt,17,-3;hyattsville,13,-9;lanham,7,-2;laurel,27,0;mount rainier,11,-12;oxon hill,-2,-14;riverdale,7,-5;southern md facility,0,-3;suitland,2,-8;temple hills,-1,-10;upper marlboro,0,5
MD|Queen Anne's County|39.07,-76.02|barclay,6,16;centreville,-1,-2;chester,-11,-26;church hill,8,4;crumpton,17,10;grasonville,-12,-18;ingleside,5,15;price,-3,-7;queen anne,-12,5;queenstown,-6,-12;stevensville,-13,-31;sudlersville,12,17;templeville,7,26
MD|St. Mary's County|38.30,-76.60|abell,-5,-14;avenue,-2,-14;bushwood,-2,-19;california,0,7;callaway,-7,8;chaptico,5,-18;clements,4,-12;coltons point,-6,-16;compton,-2,-10;dameron,-15,25;drayden,-13,13;great mills,-3,11;helen,1,0;hollywood,5,4;leonardtown,-2,-3;lexington park,-5,15;loveville,6,-8;mechanicsville,13,-12;morganza,7,-9;park hall,-8,16;patuxent river,-2,17;piney point,-16,10;ridge,-18,23;saint inigoes,-16,20;saint marys city,-11,17;scotland,-22,26;tall timbers,-14,6;valley lee,-11,10
MD|Somerset County|38.11,-75.76|crisfield,-13,-9;deal island,4,-19;eden,17,11;ewell,-12,-28;manokin,0,0;marion station,-9,0;princess anne,8,5;rehobeth,-7,9;tylerton,-15,-27;upper fairmount,-1,-3;westover,-2,-6
MD|Talbot County|38.77,-76.10|bozman,-2,-17;claiborne,7,-17;cordova,10,10;easton,0,3;mcdaniel,5,-18;neavitt,-5,-18;newcomb,-2,-8;oxford,-8,-5;royal oak,-6,-11;saint michaels,1,-12;sherwood,-3,-22;tilghman,-6,-23;trappe,-11,5;wittman,1,-20;wye mills,16,2
MD|Washington County|39.61,-77.82|big pool,4,-19;boonsboro,-5,12;brownsville,-22,16;cavetown,4,23;chewsville,4,18;clear spring,6,-9;fairplay,-5,6;funkstown,0,11;hagerstown,2,10;hancock,9,-36;keedysville,-15,12;maugansville,9,7;rohrersville,-16,16;saint james,-4,5;sharpsburg,-16,6;smithsburg,4,24;williamsport,-1,1
MD|Wicomico County|38.37,-75.62|allen,-9,-7;bivalve,-8,-27;delmar,7,6;fruitland,-5,0;hebron,3,-7;mardela springs,11,-12;nanticoke,-11,-28;parsonsburg,2,15;pittsville,0,22;powellville,-5,25;quantico,-4,-16;salisbury,0,2;sharptown,17,-10;tyaskin,-9,-22;willards,2,27
MD|Worcester County|38.21,-75.34|berlin,13,15;bishopville,22,15;girdletree,-12,-6;newark,4,5;ocean city,12,25;pocomoke city,-14,-22;showell,19,12;snow hill,-3,-7;stockton,-17,-8;whaleyville,20,5
MD|Baltimore city|39.31,-76.62|baltimore,0,-1;curtis bay,-10,6
MA|Barnstable County|41.72,-70.29|barnstable,-2,-1;brewster,3,22;buzzards bay,-2,-28;cataumet,-5,-33;centerville,-7,-6;chatham,-3,32;cotuit,-10,-14;cummaquid,-2,1;dennis,1,10;dennis port,-6,16;east dennis,2,13;east falmouth,-13,-28;east orleans,6,33;east sandwich,1,-15;eastham,12,31;falmouth,-16,-33;forestdale,-4,-22;harwich,-2,23;harwich port,-5,22;hyannis,-6,-1;hyannis port,-9,-1;marstons mills,-5,-12;mashpee,-10,-19;monument beach,0,-32;north chatham,-2,32;north eastham,10,31;north falmouth,-8,-33;north truro,31,20;orleans,6,31;osterville,-9,-9;pocasset,-3,-32;provincetown,33,10;sagamore,5,-24;sagamore beach,7,-23;sandwich,-1,-19;silver beach,-9,-35;south chatham,-4,27;south dennis,-1,13;south harwich,-4,26;south orleans,3,31;south wellfleet,20,30;south yarmouth,-5,10;truro,28,24;wellfleet,21,27;west barnstable,-2,-8;west chatham,-4,30;west dennis,-6,12;west falmouth,-12,-35;west harwich,-5,18;west hyannisport,-9,-3;west yarmouth,-6,6;woods hole,-20,-37;yarmouth port,-2,6
MA|Berkshire County|42.37,-73.21|adams,25,9;ashley falls,-31,-11;becket,-1,9;berkshire,14,1;cheshire,19,5;dalton,10,4;drury,27,22;east otis,-18,15;glendale,-9,-14;great barrington,-17,-15;hinsdale,6,13;housatonic,-11,-17;lanesboro,15,-2;lenox,-1,-7;lenox dale,-3,-4;mill river,-25,-5;monterey,-18,0;north adams,33,13;north egremont,-17,-24;otis,-18,11;pittsfield,4,-3;richmond,1,-16;sandisfield,-26,9;savoy,21,18;sheffield,-27,-15;south egremont,-27,-25;south lee,-9,-7;southfield,-29,-5;stockbridge,-2,-7;tyringham,-15,1;west stockbridge,-4,-18;williamstown,34,0;windsor,14,17
MA|Bristol County|41.80,-71.11|acushnet,-10,21;assonet,0,5;attleboro,13,-19;attleboro falls,18,-19;berkley,4,4;chartley,15,-11;dartmouth,-4,5;dighton,2,-3;east freetown,-3,15;east taunton,8,9;easton,23,-2;fairhaven,-16,22;fall river,-10,-4;mansfield,22,-8;new bedford,-15,18;north attleboro,18,-22;north dartmouth,-16,12;north dighton,6,-3;north easton,27,1;norton,18,-8;raynham,14,7;raynham center,-4,5;rehoboth,5,-14;seekonk,4,-21;somerset,-6,-5;south dartmouth,-23,13;south easton,23,2;swansea,-5,-10;taunton,3,3;westport,-18,2;westport point,-27,4
MA|Dukes County|41.40,-70.66|chilmark,-4,-9;cuttyhunk,2,-28;edgartown,-1,12;menemsha,-2,1;oak bluffs,6,9;vineyard haven,5,6;west chop,5,6;west tisbury,2,1
MA|Essex County|42.67,-70.95|amesbury,18,2;andover,-2,-22;beverly,-11,8;boxford,1,-6;byfield,9,2;danvers,-10,1;essex,-4,17;georgetown,6,-3;gloucester,-5,28;groveland,8,-8;hamilton,-4,7;hathorne,-9,-2;haverhill,10,-15;ipswich,1,10;lawrence,3,-21;lynn,-20,-1;lynnfield,-14,-8;manchester,-9,18;marblehead,-17,9;merrimac,16,-5;methuen,6,-23;middleton,-8,-6;newbury,11,10;newburyport,14,7;north andover,1,-16;peabody,-9,3;prides crossing,-11,13;rockport,-1,33;rowley,4,4;salem,-10,6;salisbury,18,9;saugus,-21,-6;south hamilton,-5,10;swampscott,-20,4;topsfield,-3,0;wenham,-7,7;west boxford,4,-11;west newbury,12,-3
MA|Franklin County|42.58,-72.59|ashfield,-6,-22;bernardston,11,1;buckland,-1,-23;charlemont,2,-30;colrain,10,-14;conway,-7,-11;deerfield,-4,-2;erving,2,16;gill,6,9;greenfield,-2,-3;heath,10,-25;lake pleasant,-3,7;leverett,-11,9;millers falls,0,10;monroe bridge,14,-39;montague,-4,6;new salem,-7,28;northfield,11,14;orange,3,30;rowe,11,-33;shelburne falls,2,-15;shutesbury,-10,17;south deerfield,-11,-2;sunderland,-13,2;turners falls,1,4;warwick,8,25;wendell,-2,19;wendell depot,-3,20;whately,-14,-6
MA|Hampden County|42.14,-72.63|agawam,-6,1;blandford,5,-30;bondsville,7,29;brimfield,-2,44;chester,14,-36;chicopee,4,4;east longmeadow,-7,13;feeding hills,-6,-4;granville,-2,-32;hampden,-7,20;holland,-9,48;holyoke,7,1;indian orchard,2,13;longmeadow,-2,5;ludlow,4,16;monson,-3,31;palmer,4,30;russell,1,-21;southwick,-8,-14;springfield,-1,6;springfield bmc,-4,5;thorndike,6,30;three rivers,5,27;wales,-7,43;west springfield,1,1;westfield,1,-17;wilbraham,-1,18;woronoco,3,-20
MA|Hampshire County|42.34,-72.66|amherst,4,16;belchertown,-7,25;chesterfield,5,-16;cummington,12,-26;easthampton,-7,-1;florence,-2,-3;goshen,10,-14;granby,-8,14;hadley,2,9;hatfield,4,5;haydenville,4,-4;huntington,-8,-21;leeds,1,-4;middlefield,2,-35;north amherst,7,13;north hatfield,7,4;northampton,0,3;plainfield,17,-26;south hadley,-10,8;southampton,-12,-6;ware,-8,40;west chesterfield,5,-21;west hatfield,5,2;williamsburg,7,-11;worthington,4,-27
MA|Middlesex County|42.49,-71.39|acton,-1,-6;arlington,-7,23;arlington heights,-7,21;ashby,19,-43;ashland,-23,-7;at t,-2,24;auburndale,-14,14;ayer,7,-19;bedford,0,11;belmont,-9,21;billerica,7,13;boxborough,0,-13;burlington,2,19;cambridge,-11,29;carlisle,4,4;chelmsford,11,4;chestnut hill,-17,23;concord,-3,2;dracut,19,7;dunstable,19,-10;everett,-7,34;framingham,-10,-6;groton,13,-18;hanscom afb,-3,11;holliston,-28,-4;hopkinton,-27,-14;hudson,-9,-17;lexington,-4,17;lincoln,-6,8;littleton,5,-10;lowell,16,7;malden,-6,33;marlborough,-13,-15;maynard,-5,-6;medford,-7,28;melrose,-3,33;natick,-20,3;new town,-4,-7;newton,-13,20;newton center,-15,21;newton highlands,-17,18;newton lower falls,-16,14;newton upper falls,-17,17;newtonville,-13,18;nonantum,-12,19;north billerica,9,10;north chelmsford,15,0;north reading,9,29;north waltham,-12,19;nutting lake,5,12;pepperell,18,-20;pinehurst,4,16;reading,4,28;sherborn,-25,1;shirley,9,-26;somerville,-9,29;stoneham,0,29;stow,-6,-12;sudbury,-10,-4;tewksbury,12,17;townsend,17,-30;tyngsboro,19,-2;village of nagog woods,0,-4;waban,-16,16;wakefield,2,32;waltham,-11,16;watertown,-12,21;waverley,-10,21;wayland,-14,3;west groton,12,-24;west medford,-6,26;west newton,-14,16;west townsend,18,-36;westford,10,-5;weston,-13,9;wilmington,7,22;winchester,-3,25;woburn,0,24;woodville,-25,-17
MA|Nantucket County|41.28,-70.07|nantucket,-1,0;siasconset,-2,11
MA|Norfolk County|42.16,-71.21|avon,-4,16;babson park,14,-5;bellingham,-9,-27;braintree,3,17;brookline,17,8;canton,0,7;cohasset,8,40;dedham,5,8;dover,7,-8;east walpole,-1,-1;east weymouth,5,29;foxboro,-10,-4;franklin,-7,-20;holbrook,-2,20;medfield,2,-10;medway,-1,-21;millis,0,-15;milton,9,13;needham,12,-4;needham heights,13,-2;norfolk,-4,-12;north weymouth,8,26;norwood,2,0;plainville,-15,-12;quincy,10,20;randolph,1,16;sharon,-5,3;sheldonville,-13,-18;south walpole,-6,-7;south weymouth,1,26;stoughton,-4,10;walpole,-2,-5;wellesley,13,-9;wellesley hills,15,-7;westwood,5,0;weymouth,5,25;wrentham,-10,-13
MA|Plymouth County|41.95,-70.81|abington,16,-14;accord,22,-7;brant rock,13,17;bridgewater,3,-16;brockton,13,-21;bryantville,9,-2;carver,-7,4;duxbury,5,10;east bridgewater,8,-13;east wareham,-19,16;elmwood,6,-15;green harbor,12,16;greenbush,23,6;halifax,5,-3;hanover,16,-2;hanson,11,-5;hingham,28,-8;hull,33,-6;humarock,19,12;kingston,4,7;lakeville,-11,-14;manomet,-7,23;marion,-24,5;marshfield,15,11;marshfield hills,20,8;mattapoisett,-29,0;middleboro,-6,-9;minot,29,5;monponsett,7,-4;north carver,-4,1;north marshfield,19,4;north pembroke,14,2;north scituate,27,3;norwell,21,-1;ocean bluff,14,16;onset,-21,15;pembroke,11,1;plymouth,-1,14;plympton,1,1;rochester,-19,-4;rockland,18,-10;scituate,25,6;south carver,-10,11;wareham,-20,10;west bridgewater,7,-20;west wareham,-17,5;white horse beach,-2,25;whitman,13,-13
MA|Suffolk County|42.34,-71.07|allston,2,-7;boston,2,3;brighton,1,-9;brookline village,0,-5;charlestown,4,1;chelsea,6,4;dorchester,-4,-1;dorchester center,-5,0;east boston,1,1;hyde park,-8,-6;jamaica plain,-2,-4;mattapan,-6,-3;milton village,-7,0;nahant,9,14;readville,-10,-7;revere,8,6;roslindale,-5,-6;roxbury,-1,-3;roxbury crossing,-1,-2;west roxbury,-6,-9;winthrop,4,9
MA|Worcester County|42.35,-71.91|ashburnham,30,-2;athol,24,-32;auburn,-15,7;baldwinville,24,-16;barre,6,-20;berlin,3,27;blackstone,-32,38;bolton,9,30;boylston,-1,18;brookfield,-15,-19;charlton,-21,-6;charlton city,-21,-8;charlton depot,-18,-7;cherry valley,-11,3;clinton,7,22;devens,19,30;douglas,-30,16;dudley,-30,1;east brookfield,-13,-14;east princeton,11,2;east templeton,21,-13;fayville,-6,40;fiskdale,-23,-21;fitchburg,23,10;gardner,22,-8;gilbertville,-2,-29;grafton,-15,22;hardwick,0,-32;harvard,15,33;holden,-1,7;hopedale,-22,37;hubbardston,14,-9;jefferson,2,4;lancaster,10,22;leicester,-11,-1;leominster,18,15;linwood,-25,26;lunenburg,24,18;manchaug,-26,16;mendon,-25,36;milford,-20,38;millbury,-15,14;millville,-32,33;new braintree,-3,-22;north brookfield,-8,-18;north grafton,-12,20;north oxford,-19,2;north uxbridge,-26,27;northborough,-3,26;northbridge,-20,25;oakham,0,-14;oxford,-24,4;paxton,-4,-1;petersham,14,-28;princeton,10,3;rochdale,-15,0;royalston,32,-29;rutland,3,-4;shrewsbury,-3,10;south barre,3,-19;south grafton,-18,21;south lancaster,9,22;southborough,-6,37;southbridge,-28,-13;spencer,-11,-8;sterling,8,13;still river,14,29;sturbridge,-24,-18;sutton,-22,15;templeton,19,-16;upton,-18,30;uxbridge,-28,27;warren,-15,-29;webster,-30,6;west boylston,1,12;west brookfield,-11,-24;west millbury,-18,10;west warren,-15,-32;westborough,-9,29;westminster,20,0;wheelwright,1,-23;whitinsville,-24,24;winchendon,33,-14;winchendon springs,34,-10;worcester,-7,9
MI|Alcona County|44.68,-83.59|barton city,2,-1;black river,13,25;curran,5,-24;glennie,-13,-10;greenbush,-14,27;harrisville,-3,25;lincoln,3,20;mikado,-10,16;spruce,14,9
MI|Alger County|46.41,-86.61|au train,4,-30;chatham,-6,-32;deerton,2,-44;eben junction,-5,-36;grand marais,25,62;munising,-1,-9;rumely,-6,-42;shingleton,-6,13;trenary,-21,-34;wetmore,-5,-3
MI|Allegan County|42.59,-85.89|allegan,-7,2;bradley,4,24;burnips,14,5;dorr,13,13;douglas,5,-31;fennville,-1,-24;glenn,-7,-34;hamilton,10,-9;hopkins,5,16;martin,-5,25;moline,15,22;otsego,-12,18;plainwell,-14,29;pullman,-13,-19;saugatuck,5,-28;shelbyville,0,26;wayland,7,27
MI|Alpena County|45.03,-83.63|alpena,4,17;herron,-2,-3;hubbard lake,-14,2;lachine,1,-12;ossineke,-12,17
MI|Antrim County|45.00,-85.14|alba,-3,17;alden,-12,-8;bellaire,-2,-9;central lake,8,-13;eastport,11,-21;elk rapids,-10,-27;ellsworth,16,-12;kewadin,1,-21;mancelona,-9,8
MI|Arenac County|44.07,-83.89|au gres,-3,19;omer,-2,5;standish,-9,-5;sterling,0,-16;turner,5,19;twining,6,5
MI|Baraga County|46.66,-88.37|baraga,14,-21;covington,-12,-17;lanse,11,-6;pelkie,13,-26;skanee,21,19;watton,-12,-24
MI|Barry County|42.59,-85.31|cloverdale,0,0;delton,-8,-10;dowling,-9,6;freeport,17,0;hastings,5,1;hickory corners,-17,-9;middleville,10,-17;nashville,0,19;woodland,11,18
MI|Bay County|43.71,-83.99|auburn,-10,-11;bay city,-6,7;bentley,22,-12;essexville,-10,17;kawkawlin,-3,0;linwood,6,-6;munger,-18,22;pinconning,14,-2;university center,-15,0
MI|Benzie County|44.64,-86.02|arcadia,-12,-19;benzonia,-4,-8;beulah,-1,1;elberta,-2,-21;frankfort,-1,-21;honor,6,-2;lake ann,9,16;thompsonville,-12,7
MI|Berrien County|41.96,-86.41|baroda,-1,-8;benton harbor,16,-2;berrien center,-1,13;berrien springs,-1,7;bridgman,-2,-14;buchanan,-12,4;coloma,25,9;eau claire,6,12;galien,-14,-9;hagar shores,27,4;harbert,-8,-22;lakeside,-11,-26;new buffalo,-16,-33;new troy,-8,-13;niles,-14,17;riverside,23,3;saint joseph,11,-6;sawyer,-7,-17;sodus,10,2;stevensville,7,-10;three oaks,-14,-20;union pier,-13,-28;watervliet,24,15
MI|Branch County|41.92,-85.06|bronson,-5,-12;coldwater,1,5;montgomery,-12,21;quincy,3,18;sherwood,9,-18;union city,14,-8
MI|Calhoun County|42.25,-85.01|albion,1,25;athens,-14,-23;battle creek,5,-12;bedford,15,-23;burlington,-12,-10;ceresco,-3,-11;east leroy,-5,-23;homer,-10,19;marshall,3,5;tekonsha,-16,1
MI|Cass County|41.92,-86.00|cassopolis,-2,0;dowagiac,8,-12;edwardsburg,-12,-3;jones,0,16;marcellus,11,20;union,-13,14;vandalia,-2,12
MI|Charlevoix County|45.30,-85.12|bay shore,6,2;beaver island,37,-43;boyne city,-9,10;boyne falls,-8,23;charlevoix,-3,-11;east jordan,-14,-2;walloon lake,-3,18
MI|Cheboygan County|45.45,-84.50|afton,-8,3;burt lake,-1,-21;cheboygan,16,1;indian river,-2,-9;mackinaw city,33,-23;mullett lake,11,-2;topinabee,4,-9;tower,-9,21;wolverine,-16,-11
MI|Chippewa County|46.30,-84.56|barbeau,-2,35;brimley,9,-13;dafter,3,18;de tour village,-31,62;drummond island,-30,83;eckerman,8,-42;goetzville,-22,42;hulbert,9,-61;kincheloe,1,18;kinross,-3,5;paradise,29,-53;rudyard,-4,-24;sault sainte marie,11,28;trout lake,-11,-46
MI|Clare County|43.99,-84.85|clare,-17,8;farwell,-15,-3;harrison,4,8;lake,-13,-17;lake george,-2,-10
MI|Clinton County|42.94,-84.60|bath,-12,15;dewitt,-10,2;eagle,-12,-16;elsie,14,22;eureka,16,9;fowler,5,-16;maple rapids,16,-9;saint johns,6,3;westphalia,-1,-21
MI|Crawford County|44.68,-84.61|frederic,15,-7;grayling,-1,-4
MI|Delta County|45.92,-86.92|bark river,-22,-28;cooks,-2,39;cornell,-1,-30;escanaba,-15,-17;garden,-16,35;gladstone,-4,-19;nahma,-8,27;perkins,7,-16;rapid river,-1,4;rock,13,-21;wells,-13,-15
MI|Dickinson County|46.01,-87.87|channing,15,-21;felch,-1,4;foster city,-6,11;iron mountain,-19,-20;kingsford,-21,-21;loretto,-23,5;norway,-22,-4;quinnesec,-21,-12;ralph,12,13;sagola,7,-20;vulcan,-25,5
MI|Eaton County|42.60,-84.84|bellevue,-14,-21;charlotte,-3,0;dimondale,5,19;eaton rapids,-8,18;grand ledge,16,10;mulliken,14,-6;olivet,-15,-6;potterville,4,10;sunfield,17,-14;vermontville,4,-17
MI|Emmet County|45.52,-84.89|alanson,-8,10;brutus,-1,14;carp lake,22,12;conway,-10,2;cross village,10,-15;good hart,6,-22;harbor springs,0,-12;levering,12,9;oden,-10,6;pellston,5,5;petoskey,-16,-2
MI|Genesee County|43.02,-83.71|atlas,-8,17;burton,-3,8;clio,16,-2;davison,1,18;fenton,-24,-2;fisher body boc,0,3;flint,-1,-1;flushing,5,-14;gaines,-14,-18;genesee,9,9;goodrich,-11,22;grand blanc,-10,8;linden,-21,-9;montrose,15,-18;mount morris,9,2;otisville,15,19;swartz creek,-8,-11
MI|Gladwin County|43.99,-84.39|alger,15,20;beaverton,-10,-4;gladwin,4,-11;rhodes,-14,18
MI|Gogebic County|46.41,-89.70|bessemer,7,-36;ironwood,5,-46;marenisco,-5,2;ramsay,6,-30;wakefield,7,-25;watersmeet,-16,48
MI|Grand Traverse County|44.67,-85.56|acme,12,7;buckley,-15,-13;grawn,-2,-15;interlochen,-2,-24;kingsley,-9,3;mayfield,-4,3;old mission,29,7;traverse city,10,-5;williamsburg,13,13
MI|Gratiot County|43.29,-84.60|alma,8,-5;ashley,-10,12;breckenridge,10,10;elm hall,7,-23;elwell,12,-16;ithaca,-1,0;middleton,-12,-15;north star,-4,6;perrinton,-13,-6;pompeii,-11,0;riverdale,11,-24;saint louis,13,1;sumner,2,-19;wheeler,10,18
MI|Hillsdale County|41.89,-84.59|allen,7,-17;camden,-15,-13;frontier,-11,-1;hillsdale,4,-3;jerome,16,15;jonesville,9,-5;litchfield,15,-17;moscow,17,9;mosherville,17,-7;north adams,8,7;osseo,-5,0;pittsford,1,15;reading,-4,-17;somerset,14,21;somerset center,15,19;waldron,-15,14
MI|Houghton County|46.90,-88.69|atlantic mine,20,3;calumet,35,23;chassell,10,13;copper city,39,30;dodgeville,19,11;dollar bay,22,18;hancock,24,12;houghton,22,13;hubbell,28,26;kearsarge,37,27;lake linden,28,39;nisula,-12,-19;painesdale,14,2;sidnaw,-39,-2;south range,17,4;toivola,1,-16
MI|Huron County|43.83,-83.03|bad axe,-3,3;bay port,1,-32;caseville,11,-24;elkton,0,-15;filion,7,5;harbor beach,0,34;kinde,12,6;owendale,-11,-20;pigeon,-1,-24;port austin,19,3;port hope,10,28;ruth,-9,29;sebewaing,-10,-41;ubly,-14,7
MI|Ingham County|42.60,-84.37|dansville,-5,8;east lansing,13,-10;haslett,16,-2;holt,4,-15;lansing,12,-20;leslie,-14,-5;mason,-2,-8;okemos,6,-2;onondaga,-15,-18;stockbridge,-14,20;webberville,7,20;williamston,10,8
MI|Ionia County|42.94,-85.07|belding,14,-16;clarksville,-11,-17;hubbardston,15,23;ionia,4,0;lake odessa,-16,-6;lyons,2,15;muir,10,14;orleans,14,-4;palo,17,9;pewamo,6,23;portland,-8,16;saranac,-1,-13;smyrna,11,-19
MI|Iosco County|44.36,-83.64|east tawas,-5,16;hale,3,-20;long lake,6,-24;national city,-4,-5;oscoda,9,27;south branch,15,-23;tawas city,-9,10;whittemore,-12,-17
MI|Iron County|46.21,-88.53|alpha,-17,15;amasa,2,8;caspian,-14,-10;crystal falls,-10,18;gaastra,-16,-6;iron river,-12,-12;stambaugh,-13,-10
MI|Isabella County|43.64,-84.85|blanchard,-12,-21;mount pleasant,-4,2;rosebush,4,6;weidman,0,-16;winn,-12,-5
MI|Jackson County|42.25,-84.42|brooklyn,-14,18;clarklake,-12,7;concord,-6,-23;grass lake,2,23;hanover,-15,-16;horton,-13,-7;jackson,0,2;michigan center,-2,11;munith,12,18;napoleon,-8,18;norvell,-9,24;parma,3,-18;pleasant lake,14,8;rives junction,14,-4;spring arbor,-4,-13;springport,13,-28
MI|Kalamazoo County|42.25,-85.53|augusta,11,18;climax,-1,21;comstock,4,2;fulton,-11,21;galesburg,5,11;kalamazoo,4,-5;nazareth,0,0;oshtemo,1,-15;portage,-6,-7;richland,13,9;schoolcraft,-11,-13;scotts,-6,6;vicksburg,-12,3
MI|Kalkaska County|44.69,-85.09|fife lake,-11,-16;kalkaska,5,-3;rapid city,16,-20;south boardman,-5,-16
MI|Kent County|43.03,-85.55|alto,-21,12;belmont,4,-1;byron center,-23,-16;caledonia,-21,2;cannonsburg,4,7;cedar springs,19,0;comstock park,3,-14;gowen,19,23;grand rapids,-5,-7;grandville,-13,-21;kent city,20,-19;lowell,-8,18;rockford,9,1;sparta,13,-14;wyoming,-13,-16
MI|Keweenaw County|47.62,-88.43|ahmeek,-33,5;allouez,-34,2;copper harbor,-16,55;mohawk,-27,15
MI|Lake County|43.99,-85.80|baldwin,-10,-8;branch,-6,-23;chase,-10,17;idlewild,-10,3;irons,11,-14;luther,6,12
MI|Lapeer County|43.09,-83.22|almont,-16,19;attica,-4,6;clifford,22,5;columbiaville,6,-16;dryden,-15,7;hadley,-14,-18;imlay city,-5,15;lapeer,-3,-11;metamora,-15,-7;north branch,12,0;otter lake,13,-20;silverwood,22,-5
MI|Leelanau County|44.93,-85.81|cedar,-7,-1;empire,-12,-19;glen arbor,-6,-18;lake leelanau,5,7;leland,15,-18;maple city,-7,-7;northport,18,19;omena,12,22;suttons bay,3,16
MI|Lenawee County|41.90,-84.07|addison,11,-25;adrian,1,2;blissfield,-7,19;britton,9,23;cement city,17,-26;clayton,-3,-15;clinton,17,12;deerfield,0,28;hudson,-4,-27;jasper,-12,6;manitou beach,7,-21;morenci,-16,-15;onsted,13,-12;palmyra,-2,14;riga,-10,26;sand creek,-7,-4;tecumseh,10,11;tipton,14,-1;weston,-13,-4
MI|Livingston County|42.60,-83.91|brighton,-5,15;cohoctah,16,-4;fowlerville,6,-16;gregory,-11,-17;hamburg,-15,10;hartland,3,20;howell,3,0;lakeland,-15,8;pinckney,-14,0;whitmore lake,-17,13
MI|Luce County|46.47,-85.54|mc millan,-17,-19;newberry,-13,3
MI|Mackinac County|46.08,-85.08|cedarville,-8,73;curtis,12,-70;engadine,12,-52;gould city,-1,-65;hessel,-6,65;mackinac island,-22,46;moran,-4,7;naubinway,4,-36;pickford,7,72;pointe aux pins,-33,64;saint ignace,-8,38
MI|Macomb County|42.69,-82.93|armada,15,4;center line,-22,-9;clinton township,-11,0;eastpointe,-23,-1;fraser,-15,-2;harrison township,-11,11;macomb,-4,2;mount clemens,-10,5;new baltimore,-1,13;new haven,7,13;richmond,14,13;romeo,15,-11;roseville,-19,-1;saint clair shores,-20,4;sterling heights,-11,-10;utica,-4,-10;warren,-20,-9;washington,5,-10
MI|Manistee County|44.33,-86.06|bear lake,10,-9;brethren,-4,6;copemish,12,17;eastlake,-9,-23;filer city,-12,-23;kaleva,4,1;manistee,-7,-13;onekama,3,-15;wellston,-12,10
MI|Marquette County|46.43,-87.64|arnold,-38,15;big bay,38,-9;champion,4,-19;gwinn,-10,20;ishpeming,1,-7;little lake,-14,30;marquette,15,19;michigamme,10,-45;national mine,17,3;negaunee,7,6;palmer,1,6;republic,-6,-35;skandia,-8,39
MI|Mason County|43.99,-86.25|custer,-6,7;fountain,4,3;free soil,12,-1;ludington,-3,-19;pentwater,-17,-14;scottville,-4,-3;walhalla,-4,14
MI|Mecosta County|43.64,-85.33|barryton,11,17;big rapids,5,-15;chippewa lake,11,5;mecosta,4,10;morley,-13,-12;paris,13,-20;remus,-4,17;rodney,10,0;stanwood,-4,-12
MI|Menominee County|45.58,-87.56|carney,1,1;daggett,-9,-5;harris,11,20;hermansville,14,-7;ingalls,-20,-6;menominee,-44,-7;nadeau,3,0;perronville,26,7;powers,10,2;spalding,12,5;stephenson,-16,-7;wallace,-28,-2;wilson,9,16
MI|Midland County|43.65,-84.39|coleman,10,-20;edenville,13,1;freeland,-13,21;hope,14,6;midland,-3,11;sanford,7,-1;shepherd,-8,-20
MI|Missaukee County|44.34,-85.09|falmouth,-8,8;lake city,4,0;mc bain,-12,-13;merritt,1,15
MI|Monroe County|41.93,-83.54|azalia,8,-13;carleton,12,16;dundee,2,-11;erie,-15,4;la salle,-7,7;lambertville,-17,-9;luna pier,-11,10;maybee,10,2;monroe,-1,8;newport,5,26;ottawa lake,-16,-15;petersburg,-5,-15;samaria,-12,-4;south rockwood,13,27;temperance,-16,-4
MI|Montcalm County|43.31,-85.15|carson city,-14,29;cedar lake,10,18;coral,5,-23;crystal,-5,25;edmore,10,12;fenwick,-16,9;greenville,-13,-10;howard city,10,-33;lakeview,12,-14;mcbrides,4,10;pierson,2,-36;sand lake,-1,-38;sheridan,-10,11;sidney,-7,3;six lakes,12,1;stanton,0,5;trufant,1,-22;vestaburg,8,24
MI|Montmorency County|45.03,-84.13|atlanta,-4,-2;hillman,4,18
MI|Muskegon County|43.29,-86.15|bailey,-1,32;casnovia,-5,33;fruitport,-15,1;holton,15,0;montague,13,-22;muskegon,-6,-9;ravenna,-8,19;sylvan beach,8,-27;twin lake,5,-1;whitehall,10,-18
MI|Newaygo County|43.55,-85.80|bitely,18,-8;brohman,13,-1;fremont,-4,-8;grant,-21,-4;newaygo,-13,4;white cloud,-1,4
MI|Oakland County|42.66,-83.38|auburn hills,0,7;berkley,-16,20;birmingham,-11,17;bloomfield hills,-9,12;clarkston,5,-2;clawson,-12,23;commerce township,-8,-12;davisburg,9,-15;drayton plains,2,2;farmington,-18,1;ferndale,-20,25;franklin,-14,13;hazel park,-20,29;highland,0,-23;holly,13,-23;huntington woods,-18,21;keego harbor,-5,5;lake orion,10,12;lakeville,16,23;leonard,18,24;madison heights,-16,28;milford,-7,-24;new hudson,-15,-25;novi,-18,-10;oak park,-19,20;oakland,11,21;ortonville,18,-4;oxford,16,14;pleasant ridge,-19,24;pontiac,-2,9;rochester,2,24;royal oak,-16,24;south lyon,-20,-27;southfield,-17,15;troy,-7,21;union lake,-5,-6;walled lake,-11,-9;waterford,0,0;west bloomfield,-7,0;white lake,-1,-12;wixom,-13,-14
MI|Oceana County|43.64,-86.27|hart,7,-5;hesperia,-4,21;mears,4,-19;new era,-9,-8;rothbury,-13,-8;shelby,-3,-9;walkerville,12,18
MI|Ogemaw County|44.33,-84.13|lupton,6,14;prescott,-12,11;rose city,8,0;west branch,-6,-10
MI|Ontonagon County|46.66,-89.31|bergland,-8,-28;bruce crossing,-14,15;ewen,-12,0;greenland,12,20;mass city,8,25;ontonagon,16,-3;rockland,9,12;trout creek,-18,29;white pine,9,-27
MI|Osceola County|43.99,-85.33|evart,-10,6;hersey,-14,-8;leroy,6,-10;marion,6,17;reed city,-10,-19;sears,-11,18;tustin,12,-16
MI|Oscoda County|44.68,-84.13|comins,14,10;fairview,4,8;lewiston,17,-17;luzerne,-8,-16
MI|Otsego County|45.02,-84.60|elmira,4,-26;gaylord,0,-7;johannesburg,-1,21;vanderbilt,13,-5;waters,-15,-6
MI|Ottawa County|42.96,-86.00|allendale,1,7;conklin,19,14;coopersville,10,5;ferrysburg,12,-22;grand haven,8,-19;holland,-17,-13;hudsonville,-9,12;jamestown,-13,15;jenison,-5,19;lamont,5,10;macatawa,-19,-21;marne,9,15;nunica,13,-11;spring lake,13,-19;west olive,-5,-13;zeeland,-13,-1
MI|Presque Isle County|45.34,-83.92|hawks,-4,6;millersburg,9,-17;onaway,0,-29;posen,-12,28;presque isle,-4,42;rogers city,7,8
MI|Roscommon County|44.34,-84.61|higgins lake,5,-9;houghton lake,-2,-15;houghton lake heights,-1,-16;prudenville,-4,-5;roscommon,15,-5;saint helen,3,19
MI|Saginaw County|43.34,-84.05|bannister,-17,-31;birch run,-7,26;brant,-8,-25;bridgeport,2,20;burt,-9,10;carrollton,12,12;chesaning,-15,-6;frankenmuth,0,30;hemlock,7,-17;merrill,6,-28;new lothrop,-20,7;oakley,-18,-16;reese,12,35;saginaw,8,5;saint charles,-5,-11
MI|St. Clair County|42.93,-82.68|algonac,-29,9;allenton,1,-24;anchorville,-11,2;avoca,14,-1;capac,9,-25;casco,-16,1;columbus,-4,1;east china,-15,14;emmett,6,-10;fair haven,-23,1;fort gratiot,16,19;goodells,1,-1;harsens island,-35,9;jeddo,19,8;marine city,-25,13;marysville,-2,20;memphis,1,-12;north street,10,11;port huron,5,24;saint clair,-11,17;smiths creek,-3,11;yale,19,-15
MI|St. Joseph County|41.91,-85.53|burr oak,-7,19;centreville,1,3;colon,4,20;constantine,-7,-13;leonidas,12,18;mendon,10,6;nottawa,0,8;sturgis,-11,10;three rivers,5,-11;white pigeon,-12,-15
MI|Sanilac County|43.42,-82.82|applegate,-6,17;argyle,14,-13;brown city,-21,-18;carsonville,0,22;croswell,-16,19;decker,5,-24;deckerville,9,10;forestville,24,21;lexington,-18,29;marlette,-8,-24;melvin,-23,-2;minden city,26,9;palms,20,12;peck,-15,0;port sanilac,1,27;sandusky,-2,-2;snover,6,-11
MI|Schoolcraft County|46.20,-86.20|germfask,4,28;gulliver,-18,18;manistique,-19,-6;seney,19,23
MI|Shiawassee County|42.95,-84.15|bancroft,-7,3;byron,-15,17;corunna,9,12;durand,-4,16;henderson,16,-9;laingsburg,-9,-21;lennon,2,22;morrice,-12,-3;ovid,4,-22;owosso,4,-1;perry,-13,-8;shaftsburg,-15,-15;vernon,-1,11
MI|Tuscola County|43.47,-83.42|akron,12,-12;caro,2,3;cass city,11,24;deford,1,25;fairgrove,5,-17;fostoria,-20,4;gagetown,19,16;gilford,2,-20;kingston,-7,23;mayville,-11,5;millington,-19,-14;richville,-6,-26;unionville,18,-5;vassar,-12,-4
MI|Van Buren County|42.25,-86.02|bangor,8,-11;bloomingdale,13,6;breedsville,9,-5;covert,4,-26;decatur,-15,-1;gobles,12,17;grand junction,12,-3;hartford,-4,-15;kendall,11,21;lacota,16,-11;lawrence,-4,-3;lawton,-10,19;mattawan,-1,22;paw paw,-2,12;south haven,15,-24
MI|Washtenaw County|42.25,-83.84|ann arbor,1,7;bridgewater,-9,-7;chelsea,7,-20;dexter,10,-6;manchester,-10,-20;milan,-16,16;salem,15,26;saline,-8,5;whittaker,-13,24;willis,-12,27;ypsilanti,-2,23
MI|Wayne County|42.28,-83.28|allen park,-3,7;belleville,-8,-20;canton,3,-19;dearborn,1,8;dearborn heights,3,1;detroit,5,18;ecorse,-3,13;flat rock,-18,0;garden city,0,4;grosse ile,-15,13;grosse pointe,13,37;hamtramck,13,22;harper woods,16,35;highland park,14,18;inkster,1,-3;lincoln park,-4,10;livonia,10,-8;melvindale,0,10;new boston,-14,-8;northville,14,-21;plymouth,9,-20;redford,12,-1;river rouge,-1,15;riverview,-10,4;rockwood,-21,7;romulus,-6,-11;southgate,-8,8;taylor,-5,1;trenton,-14,6;wayne,0,-9;westland,3,-9;wyandotte,-7,12
MI|Wexford County|44.34,-85.58|boon,-5,-4;cadillac,-9,15;harrietta,-4,-16;manton,8,16;mesick,7,-13
MN|Aitkin County|46.61,-93.42|aitkin,-13,-23;hill city,39,-18;jacobson,37,11;mc grath,-41,4;mcgregor,0,11;palisade,8,-15;swatara,32,-33;tamarack,4,29
MN|Anoka County|45.27,-93.25|andover,-4,-3;anoka,1,-17;bethel,11,1;cedar,7,1;circle pines,-12,10;saint francis,12,-11
MN|Becker County|46.94,-95.67|audubon,-6,-32;callaway,7,-27;detroit lakes,-12,-17;frazee,-18,15;lake park,-12,-39;ogema,17,-24;osage,0,44;ponsford,8,35;richwood,4,-15;rochert,-5,-5;white earth,16,-17;wolf lake,-13,32
MN|Beltrami County|47.97,-94.94|bemidji,-45,10;blackduck,-23,44;hines,-24,29;kelliher,-5,40;pennington,-51,45;ponemah,6,2;puposky,-23,-4;redby,-10,0;redlake,-11,-13;solway,-42,-18;tenstrike,-32,26;waskish,20,43;wilton,-47,-6
MN|Benton County|45.70,-94.00|foley,-1,8;gilman,-1,-6;oak park,0,18;rice,4,-17;sauk rapids,-9,-16
MN|Big Stone County|45.43,-96.41|barry,13,-15;beardsley,13,-29;clinton,3,-1;correll,-14,24;graceville,13,-1;odessa,-17,8;ortonville,-10,-5
MN|Blue Earth County|44.03,-94.07|amboy,-14,-11;eagle lake,12,20;garden city,1,-11;good thunder,-4,0;lake crystal,9,-15;madison lake,19,24;mankato,14,4;mapleton,-10,11;pemberton,-3,28;saint clair,5,21;vernon center,-6,-15
MN|Brown County|44.24,-94.73|comfrey,-13,-18;essig,8,12;hanska,-9,24;new ulm,6,26;searles,-1,29;sleepy eye,4,0;springfield,-1,-25
MN|Carlton County|46.59,-92.68|barnum,-7,5;carlton,6,21;cloquet,16,14;cromwell,8,-20;esko,12,32;holyoke,-13,30;kettle river,-9,-23;moose lake,-15,-7;sawyer,9,-2;wrenshall,0,30;wright,8,-33
MN|Carver County|44.82,-93.80|carver,-10,12;chanhassen,5,27;chaska,-1,19;cologne,-6,0;hamburg,-9,-16;mayer,8,-8;new germany,8,-17;norwood,-3,-2;norwood young america,-5,-12;victoria,4,15;waconia,3,2;watertown,14,-5;young america,-2,-4
MN|Cass County|46.95,-94.33|ah gwah ching,13,-24;backus,-8,-7;bena,40,7;cass lake,40,-29;federal dam,26,7;hackensack,4,-18;longville,8,13;outing,-11,38;pillager,-59,-16;pine river,-25,-12;remer,14,41;walker,14,-26
MN|Chippewa County|45.02,-95.57|clara city,-6,22;maynard,-10,8;milan,9,-30;montevideo,-5,-11;watson,2,-27
MN|Chisago County|45.50,-92.91|almelund,1,1;center city,-5,12;chisago city,-14,1;harris,9,-13;lindstrom,-11,6;north branch,1,-7;rush city,18,-6;shafer,-14,15;stacy,-10,-10;taylors falls,-4,17;wyoming,-17,-6
MN|Clay County|46.89,-96.49|barnesville,-24,7;comstock,-22,-25;dilworth,-1,-21;felton,18,-1;georgetown,21,-24;glyndon,-1,-7;hawley,9,8;hitterdal,11,20;moorhead,-2,-28;sabin,-12,-11;ulen,20,21
MN|Clearwater County|47.58,-95.38|bagley,-9,-3;clearbrook,14,0;gonvick,17,-12;leonard,16,13;shevlin,-8,13
MN|Cook County|47.90,-90.53|grand marais,-13,19;grand portage,6,83;hovland,-7,49;lutsen,-22,-11;schroeder,-36,-40;tofte,-33,-30
MN|Cottonwood County|44.01,-95.18|bingham lake,-11,14;jeffers,7,3;mountain lake,-7,25;storden,5,-12;westbrook,6,-24;windom,-12,4
MN|Crow Wing County|46.48,-94.07|baxter,-14,-21;brainerd,-13,-3;crosby,3,8;crosslake,19,-4;deerwood,-4,19;emily,27,12;fifty lakes,26,1;fort ripley,-27,-18;garrison,-25,24;ironton,0,9;jenkins,16,-26;lake hubert,2,-18;merrifield,6,-6;nisswa,1,-23;pequot lakes,14,-20
MN|Dakota County|44.67,-93.06|burnsville,7,-22;castle rock,-12,-9;farmington,-1,-9;hampton,-7,12;hastings,4,20;inver grove heights,16,0;lakeville,0,-19;mendota,21,-10;randolph,-14,4;rosemount,7,-6;south saint paul,22,2;vermillion,0,10
MN|Dodge County|44.02,-92.86|claremont,3,-13;dodge center,1,1;hayfield,-13,4;kasson,0,12;mantorville,4,10;west concord,13,-2
MN|Douglas County|45.93,-95.45|alexandria,-5,7;brandon,3,-14;carlos,4,14;evansville,8,-24;garfield,5,-5;holmes city,-10,-9;kensington,-12,-24;miltona,12,13;nelson,0,21
MN|Faribault County|43.67,-93.95|blue earth,-3,-15;bricelyn,-10,13;delavan,10,-8;easton,9,5;elmore,-15,-15;frost,-11,1;huntley,6,-29;kiester,-13,24;minnesota lake,16,12;wells,7,21;winnebago,10,-22
MN|Fillmore County|43.67,-92.09|canton,-11,18;chatfield,16,-7;fountain,5,-5;harmony,-11,7;lanesboro,4,10;mabel,-13,31;ostrander,-8,-33;peterson,10,25;preston,-1,-1;rushford,15,34;spring valley,1,-28;wykoff,4,-18
MN|Freeborn County|43.67,-93.35|albert lea,-2,-2;alden,-3,-23;clarks grove,9,3;conger,-6,-18;emmons,-16,-13;freeborn,9,-22;geneva,15,8;glenville,-12,9;hartland,13,-13;hayward,-4,11;hollandale,9,14;twin lakes,-11,-7
MN|Goodhue County|44.41,-92.72|cannon falls,9,-14;dennison,2,-23;frontenac,11,36;goodhue,-1,15;kenyon,-15,-30;pine island,-20,6;red wing,14,17;wanamingo,-10,-9;welch,19,0;zumbrota,-11,5
MN|Grant County|45.93,-96.01|ashby,14,19;barrett,-3,14;elbow lake,6,4;herman,-13,-13;hoffman,-11,22;norcross,-5,-12;wendell,12,-10
MN|Hennepin County|45.01,-93.48|champlin,16,9;crystal bay,-5,-10;damark,-3,22;dayton,19,1;eden prairie,-15,2;excelsior,-10,-10;hamel,7,-10;hopkins,-7,3;long lake,-1,-11;loretto,3,-3;maple plain,2,-9;minneapolis,-2,18;minnetonka,-9,-1;minnetonka beach,-6,-12;mound,-7,-18;navarre,1,0;osseo,10,4;rockford,6,-17;rogers,17,-10;saint bonifacius,-10,-27;spring park,-7,-16;wayzata,-2,-7;edina,-12,13
MN|Houston County|43.67,-91.49|brownsville,0,19;caledonia,-5,1;eitzen,-16,3;hokah,8,15;houston,12,-7;la crescent,16,17;spring grove,-11,-14
MN|Hubbard County|47.11,-94.92|akeley,-11,19;benedict,5,23;lake george,11,-9;laporte,13,14;nevis,-18,7;park rapids,-17,-12
MN|Isanti County|45.56,-93.29|braham,16,9;cambridge,0,1;dalbo,12,-15;grandy,7,10;isanti,-9,7;stanchfield,11,5
MN|Itasca County|47.51,-93.63|bigfork,24,-4;bovey,-22,26;bowstring,3,-17;calumet,-19,35;cohasset,-24,-1;coleraine,-22,20;deer river,-13,-22;effie,34,5;goodland,-32,48;grand rapids,-27,11;keewatin,-11,55;marble,-19,34;marcell,4,1;nashwauk,-9,41;northome,33,-57;pengilly,-19,44;spring lake,13,-29;squaw lake,13,-52;swan river,-44,43;taconite,-19,24;talmoon,8,-14;warba,-37,35;wirt,24,-33
MN|Jackson County|43.67,-95.15|alpha,-8,25;heron lake,12,-17;jackson,-3,16;lakefield,-2,-3;okabena,5,-18;round lake,-11,-30
MN|Kanabec County|45.95,-93.29|mora,-5,0;ogilvie,-10,-14
MN|Kandiyohi County|45.15,-95.01|atwater,-4,21;blomkest,-20,-5;kandiyohi,-1,9;lake lillian,-19,10;new london,14,6;pennock,-2,-17;prinsburg,-22,-18;raymond,-13,-21;spicer,7,9;sunburg,21,-20;willmar,-1,-5
MN|Kittson County|48.78,-96.78|donaldson,-20,-11;hallock,0,-16;halma,-11,19;humboldt,14,-31;karlstad,-19,23;kennedy,-14,-18;lake bronson,0,14;lancaster,14,15;noyes,22,-42;saint vincent,17,-39
MN|Koochiching County|48.25,-93.78|big falls,-9,5;birchdale,38,-38;international falls,36,37;kabetogama,0,0;littlefork,14,24;loman,27,-6;margie,-16,-5;mizpah,-30,-36;ranier,37,43;south international falls,34,38
MN|Lac qui Parle County|45.00,-96.17|bellingham,16,-15;boyd,-15,23;dawson,-6,12;madison,0,1;marietta,-3,-24
MN|Lake County|47.64,-91.44|beaver bay,-38,9;finland,-22,23;isabella,2,-5;knife river,-69,-33;silver bay,-28,22;two harbors,-60,-23
MN|Lake of the Woods County|48.77,-94.90|angle inlet,58,-16;baudette,-8,30;oak island,54,5;williams,3,-5
MN|Le Sueur County|44.37,-93.73|cleveland,-5,-10;elysian,-15,3;kasota,-9,-22;kilkenny,-6,16;le center,1,1;le sueur,9,-16;montgomery,6,15;new prague,17,15;waterville,-15,15
MN|Lincoln County|44.41,-96.27|arco,0,7;hendricks,9,-14;ivanhoe,5,2;lake benton,-13,-2;tyler,-13,14
MN|Lyon County|44.41,-95.84|balaton,-19,-4;cottonwood,19,15;garvin,-18,7;ghent,9,-5;lynd,-1,-8;marshall,3,6;minneota,15,-14;russell,-9,-10;taunton,18,-21;tracy,-18,22
MN|McLeod County|44.82,-94.27|brownton,-10,-6;glencoe,-5,11;hutchinson,7,-11;lester prairie,5,22;plato,-6,22;silver lake,9,8;stewart,-10,-18;winsted,14,22
MN|Mahnomen County|47.33,-95.81|bejou,12,-14;mahnomen,1,-8;naytahwaush,-7,18;waubun,-13,-8
MN|Marshall County|48.36,-96.37|alvarado,-16,-62;argyle,-3,-50;gatzke,5,58;grygla,-5,73;middle river,8,25;newfolden,-7,11;oslo,-15,-75;stephen,9,-50;strandquist,9,-10;viking,-12,-11;warren,-10,-40
MN|Martin County|43.67,-94.55|ceylon,-14,-7;dunnell,-12,-24;fairmont,-4,10;granada,3,22;northrop,6,11;sherburn,-1,-18;trimont,11,-17;truman,15,12;welcome,0,-4
MN|Meeker County|45.12,-94.53|cosmos,-16,-17;darwin,-2,10;dassel,-2,20;eden valley,18,-7;grove city,3,-16;litchfield,0,0;watkins,19,10
MN|Mille Lacs County|45.94,-93.63|bock,-15,8;foreston,-23,-7;isle,23,16;milaca,-16,-2;onamia,15,-6;pease,-24,-2;princeton,-35,3;wahkon,18,13
MN|Morrison County|46.01,-94.27|bowlus,-20,-15;buckman,-11,17;cushing,19,-35;flensburg,-6,-27;hillman,6,39;lastrup,3,21;little falls,-3,-9;motley,28,-30;pierz,0,18;randall,6,-23;royalton,-15,5;swanville,-7,-36;upsala,-20,-31
MN|Mower County|43.67,-92.75|adams,-11,2;austin,0,-23;brownsdale,5,-12;dexter,4,3;elkton,-4,4;grand meadow,4,18;lansing,7,-22;le roy,-14,25;lyle,-14,-18;racine,12,22;rose creek,-7,-8;sargeant,14,-1;taopi,-13,12;waltham,14,-12
MN|Murray County|44.02,-95.76|avoca,-5,16;chandler,-11,-17;currie,7,7;dovray,3,21;fulda,-15,17;iona,-12,-1;lake wilson,-1,-22;slayton,-4,1
MN|Nicollet County|44.35,-94.25|courtland,-7,-10;lafayette,6,-19;nicollet,-8,6;saint peter,-1,27
MN|Nobles County|43.67,-95.75|adrian,-6,-17;bigelow,-14,10;brewster,3,27;ellsworth,-15,-26;leota,17,-26;lismore,6,-22;reading,4,1;rushmore,-5,-2;wilmont,9,-8;worthington,-5,15
MN|Norman County|47.33,-96.46|borup,-14,-10;flom,-17,32;gary,4,24;halstad,3,-34;hendrum,-6,-34;perley,-14,-32;shelly,13,-33;twin valley,-8,21
MN|Olmsted County|44.00,-92.40|byron,3,-23;dover,0,26;eyota,1,14;oronoco,15,-8;rochester,3,-6;stewartville,-15,-9
MN|Otter Tail County|46.41,-95.71|battle lake,-9,-1;bluffton,8,48;clitherall,-13,8;dalton,-24,-21;deer creek,-2,39;dent,15,-6;elizabeth,-3,-43;erhard,9,-35;fergus falls,-13,-38;henning,-8,32;new york mills,15,30;ottertail,1,16;parkers prairie,-26,38;pelican rapids,19,-36;perham,19,13;richville,3,-8;underwood,-8,-13;vergas,26,-9;vining,-19,20
MN|Pennington County|48.07,-96.04|goodridge,0,31;saint hilaire,-6,-19;thief river falls,5,-15
MN|Pine County|46.12,-92.74|askov,8,-1;brook park,-17,-33;bruno,16,12;finlayson,9,-20;grasston,-26,-34;henriette,-25,-38;hinckley,-10,-16;kerrick,26,16;pine city,-28,-16;rock creek,-36,-22;sandstone,1,15;sturgeon lake,26,-8;willow river,17,-9
MN|Pipestone County|44.02,-96.26|edgerton,-14,11;holland,5,7;ihlen,-12,-11;jasper,-17,-13;pipestone,-3,-1;ruthton,14,17;trosky,-14,1;woodstock,-4,14
MN|Polk County|47.77,-96.40|beltrami,-20,-5;climax,-9,-47;crookston,1,-19;east grand forks,16,-62;erskine,-11,39;euclid,21,-24;fertile,-24,12;fisher,3,-40;fosston,-19,66;gully,0,76;lengby,-26,76;mcintosh,-12,51;mentor,-12,22;nielsville,-24,-36;trail,-3,64;winger,-24,41
MN|Pope County|45.59,-95.44|cyrus,6,-27;farwell,14,-22;glenwood,6,6;lowry,12,-9;starbuck,1,-10;villard,13,20
MN|Ramsey County|45.02,-93.10|new brighton boxes,5,-9;saint paul,-6,0
MN|Red Lake County|47.87,-96.10|brooks,-6,8;oklee,-4,23;plummer,4,13;red lake falls,1,-17
MN|Redwood County|44.40,-95.25|belview,20,-6;clements,-1,21;lamberton,-17,-2;lucan,1,-16;milroy,3,-30;morgan,-1,33;redwood falls,14,14;revere,-16,-10;sanborn,-19,12;seaforth,7,-7;vesta,10,-16;wabasso,0,-1;walnut grove,-17,-24;wanda,-9,4
MN|Renville County|44.73,-94.95|bird island,2,8;buffalo lake,4,36;danube,7,-15;fairfax,-19,22;franklin,-18,5;hector,2,24;morton,-16,-8;olivia,4,-3;renville,5,-25;sacred heart,7,-41
MN|Rice County|44.35,-93.30|dundas,4,9;faribault,-6,1;lonsdale,9,-13;morristown,-12,-16;nerstrand,0,21;northfield,10,13;warsaw,-11,-10;webster,15,-9
MN|Rock County|43.67,-96.25|beaver creek,-5,-12;hardwick,12,4;hills,-14,-11;kanaranzi,-10,16;kenneth,9,14;luverne,-1,3;magnolia,-3,18;steen,-14,1
MN|Roseau County|48.78,-95.81|badger,2,-29;greenbush,-8,-38;roosevelt,5,70;roseau,-7,6;salol,8,28;strathcona,-23,-28;swift,8,59;wannaska,-13,10;warroad,14,46
MN|St. Louis County|47.60,-92.47|adolph,-76,25;alborn,-62,-9;angora,16,-17;aurora,-10,23;babbitt,11,51;biwabik,-7,13;brimson,-28,61;britt,6,-16;brookston,-76,-17;buhl,-11,-30;canyon,-52,1;chisholm,-10,-39;cook,25,-25;cotton,-45,3;crane lake,66,-2;duluth,-81,34;embarrass,7,26;eveleth,-15,-6;floodwood,-69,-45;forbes,-33,-21;gilbert,-11,7;hibbing,-18,-47;hoyt lakes,-8,33;iron,-19,-15;kinney,-9,-27;makinen,-26,12;meadowlands,-50,-32;melrude,-35,6;mountain iron,-9,-16;nett lake,51,-63;saginaw,-72,8;side lake,7,-57;soudan,22,22;tower,21,18;twig,-70,10;virginia,-7,-6;winton,33,67
MN|Scott County|44.65,-93.54|belle plaine,-3,-22;elko new market,-8,21;jordan,2,-8;prior lake,6,13;savage,11,19;shakopee,13,2
MN|Sherburne County|45.44,-93.77|becker,-1,-7;big lake,-9,3;clear lake,4,-19;elk river,-13,19;santiago,10,-4;zimmerman,1,19
MN|Sibley County|44.58,-94.23|arlington,4,16;gaylord,-3,4;gibbon,-2,-31;green isle,10,23;henderson,-5,30;new auburn,9,0;winthrop,-4,-14
MN|Stearns County|45.55,-94.61|albany,6,4;avon,6,18;belgrade,-7,-36;brooten,-5,-51;cold spring,-10,18;collegeville,3,19;elrosa,1,-33;freeport,12,-7;greenwald,4,-24;holdingford,17,16;kimball,-21,31;melrose,11,-21;new munich,8,-14;paynesville,-15,-10;richmond,-9,8;rockville,-8,27;roscoe,-12,-2;saint cloud,1,45;saint joseph,1,28;saint martin,-5,-6;saint stephen,16,33;sartell,8,40;sauk centre,18,-35;waite park,0,39
MN|Steele County|44.02,-93.23|blooming prairie,-12,17;ellendale,-14,-9;hope,-6,-5;medford,15,-2;owatonna,6,1
MN|Stevens County|45.59,-96.00|alberta,-3,-5;chokio,-3,-17;donnelly,12,-7;hancock,-9,20;morris,1,8
MN|Swift County|45.28,-95.68|appleton,-8,-31;benson,3,11;clontarf,9,0;danvers,0,-4;holloway,-1,-23;kerkhoven,-7,37;murdock,-7,28
MN|Todd County|46.07,-94.90|bertha,18,-14;browerville,2,6;burtrum,-18,20;clarissa,7,-6;eagle bend,5,-20;grey eagle,-24,15;hewitt,26,-15;long prairie,-9,3;osakis,-19,-23;staples,28,14;west union,-27,-18
MN|Traverse County|45.77,-96.47|browns valley,-17,-33;dumont,-10,7;tintah,24,11;wheaton,4,-1
MN|Wabasha County|44.28,-92.23|elgin,-15,-2;kellogg,-1,12;lake city,15,-5;mazeppa,-2,-29;millville,-5,-4;plainview,-12,7;reads landing,11,14;wabasha,9,19;zumbro falls,-4,-19
MN|Wadena County|46.59,-94.97|aldrich,-21,3;menahga,17,-10;nimrod,4,9;sebeka,4,-10;verndale,-8,0;wadena,-15,-16
MN|Waseca County|44.02,-93.59|janesville,9,-12;new richland,-13,9;waldorf,-8,-12;waseca,6,8
MN|Washington County|45.04,-92.88|afton,-17,6;bayport,-2,10;cottage grove,-21,-6;forest lake,23,-9;hugo,14,-6;lake elmo,-4,-2;lakeland,-10,11;marine on saint croix,16,6;newport,-17,-11;saint paul park,-21,-10;scandia,23,6;stillwater,0,-3;willernie,1,-7
MN|Watonwan County|43.98,-94.61|butterfield,-1,-18;darfur,7,-22;la salle,9,3;lewisville,-6,19;madelia,7,20;odin,-10,-16;ormsby,-12,-7;saint james,1,-1
MN|Wilkin County|46.36,-96.47|breckenridge,-8,-9;campbell,-22,3;foxhome,-10,15;kent,8,-22;nashua,-30,15;rothsay,15,18;wolverton,20,-15
MN|Winona County|43.99,-91.78|altura,15,-20;dakota,-7,38;homer,3,10;lewiston,-2,-9;minnesota city,10,4;rollingstone,12,-4;saint charles,-3,-27;stockton,4,1;utica,-3,-16;winona,4,8
MN|Wright County|45.17,-93.97|albertville,8,32;annandale,8,-14;buffalo,1,10;clearwater,21,-8;cokato,-10,-23;delano,-14,16;hanover,-1,29;howard lake,-11,-11;maple lake,5,0;monticello,12,17;montrose,-13,5;saint michael,3,31;silver creek,14,-1;south haven,12,-25;waverly,-11,0
MN|Yellow Medicine County|44.72,-95.87|canby,0,-41;clarkfield,6,4;echo,-9,45;granite falls,9,32;hanley falls,-4,19;porter,-6,-29;wood lake,-8,33
MS|Adams County|31.48,-91.35|natchez,5,-4;sibley,-1,-5;washington,10,5
MS|Alcorn County|34.88,-88.58|corinth,2,2;glen,0,14;rienzi,-8,0
MS|Amite County|31.17,-90.80|gloster,2,-12;liberty,-4,9
MS|Attala County|33.09,-89.58|ethel,3,12;kosciusko,-4,1;mc adams,0,-6;mc cool,8,25;sallis,-9,-17;west,10,-19
MS|Benton County|34.82,-89.19|ashland,2,5;hickory flat,-19,0;lamar,11,-13;michigan city,14,-4
MS|Bolivar County|33.80,-90.88|benoit,-15,-15;beulah,-1,-10;boyle,-11,10;cleveland,-11,11;duncan,25,12;gunnison,15,-5;merigold,4,16;mound bayou,9,15;pace,0,2;rosedale,5,-11;scott,-23,-16;shaw,-19,11;shelby,15,12;winstonville,11,13
MS|Calhoun County|33.94,-89.34|banner,16,-8;big creek,-8,-10;bruce,7,-1;calhoun city,-10,2;derma,-8,3;pittsboro,1,0;slate spring,-19,-4;vardaman,-2,14
MS|Carroll County|33.45,-89.92|carrollton,7,-3;coila,-8,-7;mc carley,14,7;north carrollton,8,2;vaiden,-11,16
MS|Chickasaw County|33.92,-88.95|houlka,14,-11;houston,-2,-2;okolona,5,18;trebloc,-1,-1;van vleet,7,5;woodland,-11,-8
MS|Choctaw County|33.35,-89.25|ackerman,0,5;french camp,-6,-15;weir,-8,-3
MS|Claiborne County|31.97,-90.91|hermanville,-2,7;pattison,-12,8;port gibson,-1,-7
MS|Clarke County|32.04,-88.69|enterprise,12,-16;pachuta,-2,-20;quitman,3,1;shubuta,-8,-3;stonewall,12,-9
MS|Clay County|33.66,-88.78|cedarbluff,-4,-4;montpelier,6,-17;pheba,-6,-17;west point,-5,13
MS|Coahoma County|34.23,-90.60|alligator,-10,-14;clarksdale,3,-3;coahoma,14,8;dublin,-17,10;farrell,3,-7;friars point,14,-4;jonestown,7,17;lula,23,10;lyon,2,10;rena lara,-9,-18;sherard,-3,-13
MS|Copiah County|31.87,-90.45|crystal springs,12,7;gallman,6,6;georgetown,-1,24;hazlehurst,-1,4
MS|Covington County|31.63,-89.55|collins,4,1;mount olive,13,-10;seminary,-10,7
MS|DeSoto County|34.88,-89.99|hernando,-7,-2;horn lake,8,-6;lake cormorant,2,-17;nesbit,2,-2;olive branch,7,14;southaven,9,3;walls,8,-15
MS|Forrest County|31.19,-89.26|hattiesburg,6,-7;petal,16,4
MS|Franklin County|31.48,-90.90|bude,-2,5;mc call creek,1,11;meadville,-5,4;roxie,3,-17;smithdale,-11,22
MS|George County|30.86,-88.64|lucedale,0,-1
MS|Greene County|31.21,-88.64|leakesville,-9,8;mc lain,-13,-16;neely,-3,-8;state line,18,12
MS|Grenada County|33.77,-89.80|elliott,-8,4;gore springs,-5,23;grenada,0,-1;holcomb,-1,-23;tie plant,2,-2
MS|Hancock County|30.42,-89.49|bay saint louis,-7,1;diamondhead,-4,11;kiln,7,7;lakeshore,-18,3;pearlington,-17,-11;stennis space center,-1,-1;waveland,-12,11
MS|Harrison County|30.51,-89.11|biloxi,-8,16;diberville,-7,21;gulfport,-9,4;long beach,-15,-5;pass christian,-11,-17;saucier,9,-4
MS|Hinds County|32.27,-90.44|bolton,11,0;byram,-8,18;clinton,6,10;edwards,5,-16;jackson,4,26;raymond,-7,-3;terry,-15,12;tougaloo,13,29;utica,-14,-16
MS|Holmes County|33.12,-90.09|cruger,19,-14;durant,-4,23;goodman,-13,15;lexington,0,4;pickens,-23,12;tchula,4,-16
MS|Humphreys County|33.13,-90.53|belzoni,6,4;isola,12,-8;louise,-14,-6;midnight,-8,-5;silver city,-8,4
MS|Issaquena County|32.74,-90.99|grace,24,1;mayersville,16,-4;valley park,-11,13
MS|Itawamba County|34.28,-88.36|fulton,-1,-2;mantachie,4,-13;tremont,-5,12
MS|Jackson County|30.54,-88.64|escatawpa,-10,0;gautier,-14,0;hurley,18,12;moss point,-5,13;ocean springs,-11,-17;pascagoula,-16,7;vancleave,0,-5
MS|Jasper County|32.02,-89.12|bay springs,-7,-12;heidelberg,-14,12;louin,8,-10;moss,-20,-6;paulding,0,6;rose hill,13,12;stringer,-17,-14;vossburg,-7,15
MS|Jefferson County|31.73,-91.04|fayette,-2,-2;harriston,1,-1;lorman,10,-6;union church,-2,21
MS|Jefferson Davis County|31.57,-89.82|bassfield,-7,12;carson,-9,0;prentiss,4,-5
MS|Jones County|31.62,-89.17|eastabuchie,-17,-13;ellisville,-4,-5;laurel,8,9;moselle,-14,-15;ovett,-15,13;sandersville,17,13;soso,14,-14
MS|Kemper County|32.75,-88.64|de kalb,-4,-9;porterville,-12,14;preston,13,-19;scooba,9,15
MS|Lafayette County|34.36,-89.48|abbeville,12,4;oxford,-3,0;paris,-18,2;taylor,-7,-14;toccopola,-13,23;tula,0,0;university,1,-4;waterford,19,-13
MS|Lamar County|31.21,-89.51|lumberton,-20,6;purvis,-6,5;sumrall,15,-7
MS|Lauderdale County|32.40,-88.66|bailey,6,-6;collinsville,16,-21;daleville,15,0;lauderdale,10,17;marion,2,1;meridian,1,-1;toomsuba,3,17
MS|Lawrence County|31.55,-90.11|jayess,-15,-8;monticello,-3,-2;newhebron,18,9;oak vale,-11,12;silver creek,3,9;sontag,10,-10
MS|Leake County|32.75,-89.52|carthage,3,0;lena,-11,-3;madden,-6,17;thomastown,11,-15;walnut grove,-14,11
MS|Lee County|34.29,-88.68|guntown,17,-2;mooreville,-1,9;plantersville,-9,5;saltillo,9,1;shannon,-17,-5;tupelo,-5,-5;verona,-10,-4
MS|Leflore County|33.55,-90.30|greenwood,-3,13;itta bena,-7,-4;minter city,20,-1;money,10,10;morgan city,-17,-5;schlater,8,-6;sidon,-14,12;swiftown,-17,-5
MS|Lincoln County|31.53,-90.45|bogue chitto,-8,-2;brookhaven,4,-1;ruth,-15,17;wesson,16,4
MS|Lowndes County|33.47,-88.44|artesia,-6,-20;caledonia,21,13;columbus,3,3;crawford,-15,-12;mayhew,1,-20;steens,9,12
MS|Madison County|32.63,-90.03|camden,15,16;canton,-1,3;flora,-8,-29;madison,-17,-8;pocahontas,-22,-19;ridgeland,-21,-9;sharon,1,-6
MS|Marion County|31.23,-89.82|columbia,3,2;foxworth,2,-11;kokomo,1,-20;sandy hook,-18,0
MS|Marshall County|34.76,-89.50|byhalia,12,-17;holly springs,0,3;mount pleasant,19,-2;potts camp,-16,19;red banks,13,-6;victoria,11,-14
MS|Monroe County|33.89,-88.48|aberdeen,-6,-6;amory,9,1;becker,-2,2;gattman,-2,22;greenwood springs,0,17;hamilton,-15,7;nettleton,19,-12;prairie,-11,-18;smithville,17,9
MS|Montgomery County|33.49,-89.62|duck hill,7,-3;kilmichael,-8,5;winona,-1,-11
MS|Neshoba County|32.75,-89.12|philadelphia,0,0;union,-11,1
MS|Newton County|32.40,-89.12|chunky,-5,16;conehatta,7,-15;decatur,4,0;hickory,-8,11;lawrence,-11,-15;little rock,10,12;newton,-8,-7
MS|Noxubee County|33.11,-88.57|brooksville,12,-1;macon,-1,-1;shuqualak,-13,1
MS|Oktibbeha County|33.42,-88.88|mississippi state,-1,14;starkville,3,5;sturgis,-7,-17
MS|Panola County|34.36,-89.95|batesville,-5,1;como,15,3;courtland,-10,1;crenshaw,9,-22;crowder,-19,-19;pope,-17,-5;sardis,6,3
MS|Pearl River County|30.77,-89.59|carriere,-15,1;mc neill,-10,-8;nicholson,-20,3;picayune,-23,-10;poplarville,8,2
MS|Perry County|31.17,-88.99|beaumont,0,7;brooklyn,-11,-9;new augusta,3,-4;richton,17,8
MS|Pike County|31.17,-90.40|chatawa,-6,-8;fernwood,1,-4;magnolia,-5,-8;mccomb,4,-2;osyka,-15,-7;summit,12,-6
MS|Pontotoc County|34.23,-89.04|algoma,-5,0;belden,8,19;ecru,11,3;pontotoc,-1,5;randolph,-6,-14;sherman,13,20;thaxton,9,-11
MS|Prentiss County|34.62,-88.52|baldwyn,-9,-12;booneville,5,-2;marietta,-12,7;new site,-9,13;wheeler,-1,-6
MS|Quitman County|34.25,-90.29|belen,-2,0;darling,11,2;falcon,14,3;lambert,-7,3;marks,1,1;sledge,13,8;vance,-16,-9
MS|Rankin County|32.26,-89.95|brandon,6,-2;florence,-11,-18;flowood,7,-14;pearl,0,-16;pelahatchie,5,16;piney woods,-20,-5;puckett,-16,16;richland,-3,-21;sandhill,23,8;star,-17,-10;whitfield,-3,-13
MS|Scott County|32.41,-89.54|forest,-6,7;harperville,9,4;hillsboro,6,2;lake,-6,20;ludlow,16,-18;morton,0,-6;pulaski,-13,-3;sebastopol,17,20
MS|Sharkey County|32.88,-90.81|anguilla,9,-2;cary,-7,-11;delta city,19,2;panther burn,19,-5;rolling fork,-1,-7
MS|Simpson County|31.91,-89.92|braxton,9,-5;d lo,7,2;harrisville,5,-18;magee,-6,17;mendenhall,4,11;pinola,-9,-9
MS|Smith County|32.02,-89.51|mize,-17,-7;raleigh,3,0;taylorsville,-18,10
MS|Stone County|30.79,-89.12|mc henry,-9,-4;perkinston,-2,-2;wiggins,7,-2
MS|Sunflower County|33.60,-90.59|doddsville,3,6;drew,27,5;holly ridge,-15,-7;indianola,-15,-7;inverness,-25,-2;moorhead,-12,8;parchman,32,9;rome,36,11;ruleville,12,4;sunflower,-4,4
MS|Tallahatchie County|33.95,-90.17|cascilla,-4,14;charleston,2,6;enid,18,17;glendora,-9,-12;philipp,-19,-4;sumner,3,-22;swan lake,-2,-2;tippo,-4,-1;tutwiler,6,-26;webb,0,-17
MS|Tate County|34.65,-89.95|arkabutla,4,-16;coldwater,4,-4;independence,5,12;sarah,-6,-22;senatobia,-2,6
MS|Tippah County|34.77,-88.91|blue mountain,-10,-10;dumas,-12,10;falkner,7,-4;ripley,-2,-2;tiplersville,13,-1;walnut,18,0
MS|Tishomingo County|34.74,-88.24|belmont,-23,1;burnsville,12,-7;dennis,-19,3;golden,-26,6;iuka,7,4;tishomingo,-9,2
MS|Tunica County|34.65,-90.37|dundee,-12,1;robinsonville,16,7;tunica,4,1
MS|Union County|34.49,-89.01|blue springs,-6,15;etta,-6,-17;myrtle,5,-11;new albany,-1,0
MS|Walthall County|31.15,-90.11|tylertown,0,-1
MS|Warren County|32.36,-90.85|redwood,13,6;vicksburg,0,-1
MS|Washington County|33.28,-90.95|arcola,-1,7;avon,-5,-10;chatham,-18,-15;glen allan,-26,-6;greenville,8,-5;hollandale,-13,5;leland,12,7;metcalfe,17,-5;stoneville,13,4;wayside,-1,-8;winterville,22,-11
MS|Wayne County|31.64,-88.70|buckatunna,-10,17;clara,-5,-1;waynesboro,3,2
MS|Webster County|33.61,-89.29|bellefontaine,4,-2;eupora,-6,0;maben,-4,22;mantee,9,18;mathiston,-7,16;stewart,-10,-19;walthall,-1,1
MS|Wilkinson County|31.16,-91.31|centreville,-7,22;crosby,13,13;woodville,-1,0
MS|Winston County|33.09,-89.03|louisville,2,1;noxapater,-11,-9
MS|Yalobusha County|34.03,-89.71|coffeeville,-11,3;oakland,5,-18;scobey,-10,-18;tillatoba,-4,-19;water valley,12,7
MS|Yazoo County|32.78,-90.40|benton,4,11;bentonia,-8,2;holly bluff,6,-33;satartia,-17,-20;tinsley,-2,3;vaughan,2,30;yazoo city,8,-1
MO|Adair County|40.19,-92.60|brashear,1,17;gibbs,-9,19;kirksville,0,2;novinger,8,-12
MO|Andrew County|39.98,-94.80|amazonia,-7,-11;bolckow,12,-8;cosby,-13,10;fillmore,3,-16;helena,-5,15;rosendale,6,-3;savannah,-7,-3
MO|Atchison County|40.43,-95.43|fairfax,-10,5;rock port,0,-10;tarkio,1,5;watson,5,-19;westboro,10,12
MO|Audrain County|39.22,-91.84|benton city,-9,8;farber,6,26;laddonia,3,20;martinsburg,-12,18;mexico,-4,-5;rush hill,-1,12;thompson,0,-16;vandalia,8,35
MO|Barry County|36.71,-93.83|butterfield,4,-8;cassville,-3,-2;eagle rock,-16,10;exeter,-3,-14;golden,-15,21;monett,21,-10;purdy,10,-9;seligman,-18,-11;shell knob,-9,20;washburn,-13,-16;wheaton,6,-22
MO|Barton County|37.50,-94.35|golden city,-10,24;lamar,2,1;liberal,7,-17;milford,8,19;mindenmines,-5,-23
MO|Bates County|38.26,-94.34|adrian,16,-3;amoret,0,-23;amsterdam,14,-24;butler,1,3;foster,-9,-17;hume,-17,-24;rich hill,-16,-2;rockville,-18,21
MO|Benton County|38.29,-93.29|cole camp,16,10;edwards,-10,14;ionia,21,-3;lincoln,11,-8;mora,23,6;warsaw,-5,-9
MO|Bollinger County|37.32,-90.03|gipsy,-17,-15;glenallen,0,-3;leopold,-6,10;marble hill,-2,4;patton,15,-2;sedgewickville,22,10;sturdivant,-25,2;zalma,-19,-5
MO|Boone County|38.99,-92.31|ashland,-20,6;centralia,21,16;columbia,-3,0;hallsville,12,9;harrisburg,13,-13;hartsburg,-27,2;rocheport,-1,-20;sturgeon,22,1
MO|Buchanan County|39.66,-94.81|agency,1,9;de kalb,-8,-12;easton,9,15;faucett,-7,1;rushville,-9,-24;saint joseph,9,-3
MO|Butler County|36.72,-90.41|broseley,-3,16;fagus,-20,14;fisk,7,19;harviell,-4,-15;neelyville,-14,-9;poplar bluff,2,-1;qulin,-13,14;rombauer,13,13
MO|Caldwell County|39.66,-93.98|braymer,-6,19;breckenridge,10,18;cowgill,-9,5;hamilton,8,-1;kidder,12,-12;kingston,-1,-10;polo,-9,-9
MO|Callaway County|38.84,-91.93|auxvasse,18,4;fulton,2,-4;holts summit,-20,-19;kingdom city,12,-3;mokane,-14,4;new bloomfield,-13,-16;portland,-12,21;steedman,-8,14;tebbetts,-20,-4;williamsburg,5,16
MO|Camden County|38.03,-92.77|camdenton,-1,0;climax springs,11,-19;lake ozark,17,10;linn creek,3,8;macks creek,-7,-19;montreal,-4,22;osage beach,11,10;roach,8,-15;stoutland,-16,25;sunrise beach,13,-2
MO|Cape Girardeau County|37.38,-89.69|burfordville,-2,-14;cape girardeau,-6,16;daisy,13,-14;delta,-19,-5;dutchtown,-14,-1;friedheim,18,-15;gordonville,-7,-1;jackson,0,3;millersville,6,-11;oak ridge,14,-7;pocahontas,12,5;whitewater,-11,-12
MO|Carroll County|39.43,-93.50|bogard,7,-3;bosworth,5,17;carrollton,-6,1;de witt,-4,28;hale,17,16;norborne,-10,-17;tina,12,4
MO|Carter County|36.94,-90.96|ellsinore,0,21;fremont,-2,-18;grandin,-11,17;van buren,6,-4
MO|Cass County|38.65,-94.35|archie,-15,-1;belton,17,-18;cleveland,4,-22;creighton,-14,26;drexel,-15,-24;east lynne,2,12;freeman,-2,-14;garden city,-8,17;harrisonville,-1,3;peculiar,7,-9;pleasant hill,14,11;raymore,15,-10;strasburg,12,19
MO|Cedar County|37.72,-93.86|caplinger mills,7,5;el dorado springs,14,-16;jerico springs,-6,-16;stockton,0,6
MO|Chariton County|39.52,-92.96|brunswick,-8,-16;dalton,-11,-3;keytesville,-4,3;mendon,7,-13;rothville,15,-8;salisbury,-8,16;sumner,14,-26;triplett,-1,-23
MO|Christian County|36.97,-93.19|billings,9,-36;bruner,3,22;chadwick,-5,14;chestnutridge,-13,-4;clever,8,-25;garrison,-13,17;highlandville,-3,-8;nixa,8,-11;oldfield,-3,24;ozark,5,-1;sparta,1,8;spokane,-11,-9
MO|Clark County|40.41,-91.74|alexandria,-7,22;kahoka,2,1;luray,8,-15;revere,11,6;saint patrick,2,5;wayland,-1,15;wyaconda,-4,-17
MO|Clay County|39.31,-94.42|excelsior springs,3,20;holt,12,5;kearney,5,6;liberty,-7,0;missouri city,-7,13;mosby,0,13;smithville,8,-14
MO|Clinton County|39.60,-94.40|cameron,13,16;gower,0,-19;lathrop,-8,9;plattsburg,-3,-3;trimble,-11,-15;turney,3,11
MO|Cole County|38.50,-92.28|centertown,12,-12;eugene,-16,-10;henley,-16,-4;jefferson city,6,10;lohman,4,-10;russellville,0,-15;saint thomas,-11,9
MO|Cooper County|38.84,-92.81|blackwater,13,-16;boonville,11,7;bunceton,-6,1;otterville,-13,-20;pilot grove,3,-12;prairie home,-2,21;wooldridge,5,24
MO|Crawford County|37.98,-91.30|bourbon,20,8;cherryville,-17,7;cuba,12,-10;davisville,-19,9;leasburg,12,1;steelville,-9,0;wesco,-12,-12
MO|Dade County|37.43,-93.85|arcola,12,-1;dadeville,8,15;everton,-9,15;greenfield,-1,1;lockwood,-5,-10;south greenfield,-6,1
MO|Dallas County|37.68,-93.02|buffalo,-4,-7;long lane,-10,9;louisburg,7,-13;tunas,16,4;urbana,17,-13;windyville,4,9
MO|Daviess County|39.96,-93.99|altamont,-7,-10;coffey,14,-4;gallatin,-6,1;jameson,4,3;jamesport,2,21;lock springs,-11,21;pattonsburg,8,-15;winston,-11,-16
MO|DeKalb County|39.89,-94.40|amity,-1,-11;clarksdale,-8,-14;fairport,9,6;maysville,2,5;osborn,-10,1;stewartsville,-9,-11;union star,9,-17;weatherby,3,16
MO|Dent County|37.61,-91.51|boss,3,30;jadwin,-12,-6;lake spring,18,-17;lenox,5,-25;salem,1,-2
MO|Douglas County|36.93,-92.50|drury,0,13;squires,-8,-8;vanzant,4,20
MO|Dunklin County|36.27,-90.09|arbyrd,-22,-14;campbell,25,1;cardwell,-23,-20;clarkton,18,12;gibson,17,6;holcomb,12,7;hornersville,-21,1;kennett,-3,4;malden,30,12;rives,-18,8;senath,-14,-7;whiteoak,4,-8
MO|Franklin County|38.41,-91.08|beaufort,2,-10;berger,23,-26;catawissa,-1,29;gerald,-6,-22;gray summit,9,25;grubville,-16,28;labadie,11,20;leslie,4,-16;lonedell,-14,18;luebbering,-15,27;new haven,16,-15;pacific,8,33;robertsville,-3,27;saint albans,17,30;saint clair,-8,10;stanton,-14,-3;sullivan,-18,-8;union,3,5;villa ridge,5,19;washington,14,6
MO|Gasconade County|38.44,-91.51|bland,-13,-12;gasconade,23,-5;hermann,15,1;owensville,-9,2;rosebud,-6,11
MO|Gentry County|40.21,-94.41|albany,4,8;darlington,-2,0;gentry,13,0;king city,-15,-11;mc fall,-11,11;stanberry,2,-13
MO|Greene County|37.26,-93.34|ash grove,6,-24;bois d arc,-4,-20;brookline,-9,-8;fair grove,11,20;republic,-14,-14;rogersville,-13,24;springfield,-4,4;strafford,2,23;turners,-8,19;walnut grove,14,-16;willard,4,-8
MO|Grundy County|40.11,-93.56|galt,3,17;laredo,-10,12;spickard,13,-3;trenton,-3,-4
MO|Harrison County|40.35,-93.99|bethany,-9,-3;blythedale,15,10;eagleville,14,0;gilman city,-21,16;hatfield,17,-18;martinsville,1,-17;new hampton,-11,-19;ridgeway,5,3
MO|Henry County|38.39,-93.79|blairstown,15,-13;calhoun,10,15;clinton,2,1;deepwater,-14,6;montrose,-13,-20;urich,6,-19;windsor,14,27
MO|Hickory County|37.94,-93.32|cross timbers,8,12;hermitage,-4,2;pittsburg,-10,-2;preston,0,15;quincy,7,-15;weaubleau,-5,-22;wheatland,-3,-8
MO|Holt County|40.09,-95.21|craig,3,-12;forest city,-10,2;maitland,11,12;mound city,4,0;oregon,-11,9
MO|Howard County|39.14,-92.70|armstrong,11,-1;fayette,0,4;franklin,-8,-13;glasgow,8,-14;new franklin,-12,-4
MO|Howell County|36.77,-91.89|brandsville,-13,19;caulfield,-17,-18;moody,-24,-10;mountain view,21,18;peace valley,3,19;pomona,7,-3;pottersville,-7,-16;south fork,-15,-7;west plains,-5,2;willow springs,22,-5
MO|Iron County|37.55,-90.77|annapolis,-16,10;arcadia,-7,17;belleview,13,-3;bixby,11,-34;des arc,-26,14;ironton,6,17;pilot knob,7,13;viburnum,16,-36;vulcan,-25,6
MO|Jackson County|39.01,-94.35|blue springs,1,6;buckner,12,14;grain valley,2,14;grandview,-13,-17;greenwood,-14,7;independence,9,-6;kansas city,10,-22;ks city,-6,-22;lees summit,-8,-3;levasy,13,21;lone jack,-12,19;oak grove,-1,21;sibley,15,16
MO|Jasper County|37.20,-94.34|alba,3,-8;asbury,9,-23;avilla,-1,21;carl junction,-2,-21;carterville,-5,-10;carthage,-4,3;duenweg,-13,-7;jasper,13,4;joplin,-13,-17;neck city,5,-10;oronogo,7,-15;purcell,4,-10;reeds,-8,18;sarcoxie,-13,23;waco,4,-25;webb city,-6,-13
MO|Jefferson County|38.26,-90.54|arnold,17,15;barnhart,8,12;cedar hill,10,-11;crystal city,-3,15;de soto,-14,-2;dittmer,5,-15;festus,-7,11;fletcher,-10,-20;hematite,-6,6;herculaneum,0,15;high ridge,21,1;hillsboro,0,-4;house springs,15,-2;imperial,14,10;kimmswick,10,17;liguori,8,13;mapaville,-1,5;morse mill,2,-12;pevely,2,13
MO|Johnson County|38.74,-93.81|centerview,5,-6;chilhowee,-13,-6;holden,-3,-18;kingsville,7,-24;knob noster,2,25;leeton,-16,11;warrensburg,2,8;whiteman air force base,-1,23
MO|Knox County|40.13,-92.15|baring,12,-8;edina,5,0;hurdland,3,-13;knox city,1,14;newark,-13,17;novelty,-11,-6;plevna,-15,6
MO|Laclede County|37.66,-92.59|conway,-15,-20;eldridge,18,-15;falcon,-5,24;grovespring,-16,-1;lebanon,3,-6;lynchburg,-15,27;phillipsburg,-8,-15
MO|Lafayette County|39.07,-93.79|alma,4,24;bates city,-4,-29;concordia,-9,20;corder,4,15;dover,13,12;emma,-9,29;higginsville,0,7;lexington,11,-9;mayview,-2,-5;napoleon,5,-29;odessa,-8,-19;waverly,14,26;wellington,6,-20
MO|Lawrence County|37.11,-93.83|aurora,-14,11;freistatt,-9,-6;halltown,9,21;la russell,7,-20;marionville,-11,19;miller,12,-1;mount vernon,0,4;pierce city,-13,-17;stotts city,0,-12;verona,-17,3;wentworth,-9,-22
MO|Lewis County|40.10,-91.72|canton,5,17;durham,-13,5;ewing,-10,0;la belle,2,-20;la grange,-6,20;lewistown,-1,-9;monticello,2,1;williamstown,15,-6
MO|Lincoln County|39.06,-90.96|elsberry,10,14;foley,0,18;hawk point,-8,-16;moscow mills,-11,5;old monroe,-12,18;olney,3,-28;silex,6,-8;troy,-6,0;whiteside,13,-6;winfield,-7,14
MO|Linn County|39.87,-93.11|brookfield,-9,3;browning,16,-5;bucklin,-7,21;laclede,-9,-6;linneus,4,-8;marceline,-16,16;meadville,-9,-19;new boston,6,19;purdin,8,-6
MO|Livingston County|39.78,-93.55|chillicothe,1,0;chula,14,6;dawn,-12,-5;ludlow,-13,-16;mooresville,-4,-17;utica,-4,-8;wheeling,2,16
MO|McDonald County|36.63,-94.35|anderson,2,-9;goodman,10,-5;lanagan,-2,-11;noel,-9,-14;pineville,-5,-3;powell,-1,17;rocky comfort,9,24;south west city,-10,-25;stella,12,14;tiff city,4,-27
MO|Macon County|39.83,-92.56|anabel,-9,24;atlanta,8,9;bevier,-8,0;callao,-9,-7;elmer,11,-8;ethel,8,-20;excello,-19,9;la plata,19,6;macon,-8,10;new cambria,-8,-21
MO|Madison County|37.48,-90.35|fredericktown,1,1;marquand,-5,17
MO|Maries County|38.16,-91.92|belle,11,19;brinktown,-1,-18;meta,9,-21;vichy,-6,15;vienna,3,-2
MO|Marion County|39.81,-91.62|hannibal,-10,24;maywood,13,1;palmyra,-1,9;philadelphia,3,-13;taylor,11,9
MO|Mercer County|40.42,-93.57|cainsville,3,-19;mercer,9,4;princeton,-4,-1
MO|Miller County|38.21,-92.43|brumley,-14,-5;eldon,13,-15;iberia,-9,13;kaiser,-5,-15;olean,20,-10;saint elizabeth,6,16;tuscumbia,0,-2;ulman,-6,0
MO|Mississippi County|36.83,-89.29|anniston,0,-4;bertrand,7,-16;charleston,9,-4;east prairie,-5,-8;wolf island,-9,8;wyatt,8,7
MO|Moniteau County|38.63,-92.58|california,-1,4;clarksburg,1,-9;fortuna,-7,-22;high point,4,-3;jamestown,15,10;latham,-9,-10;mc girk,4,-3;tipton,2,-20
MO|Monroe County|39.50,-92.00|holliday,-1,-13;madison,-3,-23;monroe city,16,28;paris,0,-1;santa fe,-10,17;stoutsville,6,17
MO|Montgomery County|38.94,-91.47|bellflower,6,12;high hill,-5,10;jonesburg,-7,17;middletown,16,8;montgomery city,4,-4;new florence,-4,-2;rhineland,-15,-10;wellsville,13,-10
MO|Morgan County|38.42,-92.89|barnett,-3,22;florence,19,-11;gravois mills,-17,6;laurie,-23,5;rocky mount,-13,18;stover,2,-11;syracuse,23,-1;versailles,1,6
MO|New Madrid County|36.60,-89.65|canalou,15,-4;gideon,-14,-26;kewanee,8,9;lilbourn,-1,4;marston,-8,4;matthews,12,2;morehouse,25,-3;new madrid,1,11;parma,-1,-17;portageville,-17,-5;risco,-4,-17;tallapoosa,-9,-17
MO|Newton County|36.91,-94.34|diamond,10,2;fairview,-8,25;granby,0,8;neosho,-3,-5;newtonia,-3,16;racine,0,-19;saginaw,12,-13;seneca,-6,-24;stark city,-3,19
MO|Nodaway County|40.36,-94.88|barnard,-17,8;burlington junction,9,-18;clearmont,16,-12;clyde,-10,21;conception,-12,20;conception junction,-9,19;elmo,16,-24;graham,-16,-13;guilford,-19,19;hopkins,19,6;maryville,-2,1;parnell,8,26;pickering,10,4;ravenwood,0,20;skidmore,-7,-20
MO|Oregon County|36.69,-91.40|alton,1,1;couch,-10,13;koshkonong,-8,-23;myrtle,-16,13;thayer,-15,-14
MO|Osage County|38.46,-91.86|argyle,-16,-15;bonnots mill,9,-7;chamois,19,9;freeburg,-11,-7;koeltztown,-10,-19;linn,1,4;loose creek,1,-10;morrison,15,20;mount sterling,4,21;westphalia,-3,-18
MO|Ozark County|36.65,-92.44|bakersfield,-12,29;brixey,11,4;dora,11,21;gainesville,-6,3;hardenville,-6,7;isabella,-7,-16;noble,9,-13;pontiac,-13,-16;rockbridge,14,4;tecumseh,-6,19;theodosia,-7,-22;thornfield,4,-21;udall,-11,19;wasola,11,-6;zanoni,4,11
MO|Pemiscot County|36.21,-89.78|bragg city,6,-9;braggadocio,-4,-4;caruthersville,-3,12;cooter,-16,-2;deering,-2,-10;gobler,-5,-15;hayti,2,4;holland,-16,-9;steele,-12,-5;wardell,14,-3
MO|Perry County|37.71,-89.82|altenburg,-8,25;brazeau,-4,17;farrar,0,13;frohna,-4,16;mc bride,3,1;old appleton,-11,12;perryville,1,-5;saint mary,12,-15;uniontown,-10,14
MO|Pettis County|38.73,-93.29|green ridge,-11,-15;houstonia,18,-5;hughesville,12,7;la monte,5,-15;sedalia,-3,6;smithton,-7,18
MO|Phelps County|37.88,-91.79|beulah,-26,-11;cook sta,-5,23;duke,-22,-22;edgar springs,-14,-10;jerome,5,-19;newburg,2,-9;rolla,7,2;saint james,13,18
MO|Pike County|39.34,-91.17|annada,-9,35;ashburn,22,-1;bowling green,-1,-2;clarksville,0,24;curryville,-2,-18;eolia,-10,16;frankford,14,-13;louisiana,9,11
MO|Platte County|39.38,-94.77|camden point,7,3;dearborn,14,1;edgerton,9,14;farley,-10,-6;platte city,-2,-2;riverside,-20,14;waldron,-15,-3;weston,7,-14
MO|Polk County|37.62,-93.40|aldrich,-11,-16;bolivar,-1,-1;brighton,-14,4;dunnegan,9,-12;eudora,-14,-14;fair play,2,-21;flemington,16,-5;half way,-1,16;humansville,18,-18;morrisville,-15,-3;pleasant hope,-16,14;polk,11,10
MO|Pulaski County|37.82,-92.21|crocker,12,-6;devils elbow,3,15;dixon,16,12;fort leonard wood,-6,9;laquey,-13,-7;richland,3,-19;saint robert,0,8;waynesville,-6,0
MO|Putnam County|40.48,-93.02|livonia,3,29;lucerne,-4,-27;powersville,7,-28;unionville,0,2;worthington,-7,33
MO|Ralls County|39.53,-91.52|center,-1,-2;new london,6,13;perry,-11,-14;saverton,12,25
MO|Randolph County|39.44,-92.50|cairo,7,6;clark,-16,15;clifton hill,-1,-17;higbee,-13,-2;huntsville,0,-6;jacksonville,14,7;moberly,-2,6;renick,-10,9
MO|Ray County|39.35,-93.99|camden,-15,-4;hardin,0,15;henrietta,-12,5;lawson,9,-21;orrick,-14,-13;rayville,3,-4;richmond,-7,1;stet,7,23
MO|Reynolds County|37.36,-90.97|black,18,-2;bunker,11,-22;centerville,7,-1;ellington,-12,1;lesterville,12,13;middle brook,14,12;redford,-4,7;reynolds,4,-10
MO|Ripley County|36.65,-90.86|briar,1,1;doniphan,0,5;fairdealing,2,23;gatewood,-9,-21;naylor,-7,25;oxly,-7,17
MO|St. Charles County|38.78,-90.67|augusta,-21,-21;cottleville,-4,2;defiance,-12,-16;flinthill,-3,14;foristell,-2,-26;lake saint louis,1,-11;new melle,-7,-20;o fallon,1,-6;portage des sioux,14,29;saint charles,-1,13;saint peters,0,5;wentzville,2,-18;west alton,9,44
MO|St. Clair County|38.04,-93.78|appleton city,15,-25;collins,-16,12;lowry city,10,6;osceola,-3,7;roscoe,-6,-4
MO|Ste. Genevieve County|37.90,-90.19|bloomsdale,15,-9;sainte genevieve,-3,2
MO|St. Francois County|37.81,-90.47|bismarck,-6,-12;blackwell,24,-15;bonne terre,11,-8;doe run,-8,-2;farmington,-3,6;french village,18,7;knob lick,-14,11;leadwood,5,-11;park hills,4,-1;valles mines,19,3
MO|St. Louis County|38.64,-90.45|allenton,-14,-22;ballwin,-5,-10;bridgeton,11,3;chesterfield,1,-13;earth city,13,-2;eureka,-13,-18;fenton,-7,0;florissant,13,11;glencoe,-5,-22;grover,-7,-19;hazelwood,14,8;maryland heights,8,0;monsanto,1,-11;saint ann,9,6;valley park,-8,-5
MO|Saline County|39.14,-93.20|arrow rock,-7,25;blackburn,-4,-22;gilliam,11,21;malta bend,1,-17;marshall,2,-4;miami,15,1;nelson,-13,17;slater,8,15;sweet springs,-17,-22
MO|Schuyler County|40.47,-92.52|coatsville,10,-12;downing,2,15;glenwood,4,-7;greentop,-13,-4;lancaster,6,-1;queen city,-5,-5
MO|Scotland County|40.45,-92.15|arbela,3,14;gorin,-9,13;granger,0,0;memphis,1,-4;rutledge,-12,5
MO|Scott County|37.05,-89.57|benton,2,0;blodgett,-5,4;chaffee,12,-8;commerce,10,12;kelso,13,1;morley,-1,-4;oran,3,-11;perkins,4,-21;scott city,15,5;sikeston,-16,-1;vanduser,-6,-12
MO|Shannon County|37.16,-91.40|birch tree,-21,-10;eminence,1,-5;montier,-17,-18;winona,-14,9
MO|Shelby County|39.80,-92.08|bethel,9,5;clarence,-6,-18;emden,0,22;hunnewell,-10,19;lentner,-9,-7;leonard,11,-12;shelbina,-10,4;shelbyville,1,3
MO|Stoddard County|36.85,-89.94|advance,24,3;bell city,16,15;bernie,-18,-4;bloomfield,4,0;brownwood,23,-1;catron,-17,17;dexter,-7,-2;dudley,-4,-18;essex,-4,11;grayridge,-3,19;puxico,9,-22
MO|Stone County|36.75,-93.46|blue eye,-20,12;cape fair,-2,-11;crane,18,-7;galena,7,-2;hurley,18,-4;kimberling city,-11,2;lampe,-17,1;ponce de leon,13,11;reeds spring,-6,11
MO|Sullivan County|40.21,-93.11|green castle,6,23;green city,5,16;harris,10,-24;humphreys,-10,-19;milan,-3,-2;newtown,15,-20;pollock,13,0;winigan,-17,18
MO|Taney County|36.65,-93.04|bradleyville,11,13;branson,1,-20;cedarcreek,-8,2;forsyth,4,-7;hollister,-4,-18;kirbyville,-8,-9;kissee mills,2,0;mc clurg,11,23;point lookout,-4,-20;powersite,0,-8;protem,-13,19;ridgedale,-13,-24;rockaway beach,6,-13;rueter,-2,12;taneyville,9,1;walnut shade,12,-17
MO|Texas County|37.32,-91.96|bucyrus,8,-8;cabool,-19,-15;elk creek,-13,5;eunice,-7,18;hartshorn,-3,28;houston,1,1;huggins,4,-25;licking,19,11;plato,20,-21;raymondville,4,15;roby,20,-17;solo,-7,0;success,15,-13;summersville,-17,28;yukon,-9,14
MO|Vernon County|37.85,-94.34|bronaugh,-16,-14;deerfield,-3,-22;harwood,10,20;metz,15,-10;milo,-10,4;moundville,-10,-11;nevada,-1,-1;richards,6,-22;schell city,16,19;sheldon,-17,9;walker,4,11
MO|Warren County|38.76,-91.16|dutzow,-16,16;marthasville,-11,1;treloar,-12,-3;truesdale,5,3;truxton,20,-5;warrenton,4,-1;wright city,5,13
MO|Washington County|37.96,-90.88|belgrade,-17,2;cadet,5,13;caledonia,-20,14;irondale,-13,18;mineral point,-5,16;potosi,-1,4;richwoods,19,5;tiff,6,22
MO|Wayne County|37.11,-90.46|cascade,19,19;clubb,10,12;greenville,0,1;lodi,1,2;lowndes,2,21;mc gee,1,2;mill spring,-5,-21;patterson,8,-9;piedmont,4,-24;shook,-4,14;silva,10,2;wappapello,-18,19;williamsville,-15,-3
MO|Webster County|37.28,-92.88|diggins,-11,2;elkland,15,-15;fordland,-14,-4;marshfield,5,-5;niangua,12,10;seymour,-11,9
MO|Worth County|40.48,-94.42|allendale,1,13;denver,-6,12;grant city,1,2;sheridan,1,-15;worth,-8,-2
MO|Wright County|37.27,-92.47|graff,6,20;hartville,0,-5;macomb,-17,-1;mansfield,-14,-12;mountain grove,-11,19;norwood,-20,6
MO|St. Louis city|38.64,-90.25|nordstrom,-2,6;saint louis,0,-4
MT|Beaverhead County|45.13,-112.89|dell,-41,20;dillon,10,25;glen,35,20;jackson,24,-47;lima,-49,33;polaris,24,-23;wisdom,52,-58;wise river,61,-10
MT|Big Horn County|45.42,-107.49|busby,13,62;crow agency,21,-1;decker,-24,62;fort smith,-11,-45;garryowen,10,1;hardin,33,-12;lodge grass,-11,12;pryor,1,-104;saint xavier,-2,-40;wyola,-31,6
MT|Blaine County|48.43,-108.96|chinook,15,-26;harlem,11,19;hays,-44,27;hogeland,43,29;lloyd,-47,-31;turner,40,56;zurich,15,-7
MT|Broadwater County|46.33,-111.50|radersburg,-12,-14;toston,-16,-9;townsend,0,0;winston,12,-15
MT|Carbon County|45.23,-109.03|bearcreek,-7,-13;belfry,-18,-5;boyd,23,-4;bridger,6,12;edgar,24,17;fromberg,17,12;joliet,27,3;red lodge,-3,-24;roberts,14,-15;roscoe,4,-54
MT|Carter County|45.52,-104.54|alzada,-36,27;boyes,-25,-49;capitol,-8,47;ekalaka,36,3;hammond,5,0
MT|Cascade County|47.31,-111.35|belt,7,44;black eagle,22,7;cascade,-2,-38;floweree,35,22;fort shaw,20,-46;great falls,22,7;malmstrom a f b,19,5;monarch,-24,47;neihart,-37,61;sand coulee,9,18;simms,19,-54;stockett,1,22;sun river,17,-38;vaughn,25,-23
MT|Chouteau County|47.88,-110.44|big sandy,27,36;carter,-10,-54;fort benton,4,-17;geraldine,-28,16;highwood,-30,-35;loma,7,-6
MT|Custer County|46.25,-105.57|ismay,16,36;kinsey,32,-9;miles city,16,-26;volborg,-41,-11
MT|Daniels County|48.78,-105.55|flaxville,-4,39;peerless,0,-25;scobey,0,13;whitetail,11,39
MT|Dawson County|47.27,-104.90|bloomfield,14,-6;glendive,-16,17;lindsay,-6,-31;richey,36,-12
MT|Deer Lodge County|46.06,-113.07|anaconda,7,10;warm springs,12,28
MT|Fallon County|46.33,-104.42|baker,2,15;plevna,8,-15;willard,-14,5
MT|Fergus County|47.26,-109.22|buffalo,-44,-60;coffee creek,8,-87;denton,6,-65;forest grove,-27,14;grass range,-24,40;hilger,-1,-14;lewistown,-21,-20;moore,-29,-47;winifred,38,-1
MT|Flathead County|48.29,-114.05|bigfork,-23,-3;columbia falls,6,-13;coram,14,-1;essex,-2,43;hungry horse,9,-2;kalispell,-7,-28;kila,-22,-47;lake mc donald,0,10;lakeside,-27,-18;marion,-21,-70;martin city,10,1;olney,25,-55;polebridge,53,-34;somers,-21,-19;west glacier,21,7;whitefish,11,-31
MT|Gallatin County|45.54,-111.17|belgrade,24,3;big sky,-25,-20;bozeman,12,13;gallatin gateway,-20,-8;manhattan,26,-14;three forks,35,-37;west yellowstone,-87,7;willow creek,25,-46
MT|Garfield County|47.28,-106.99|brusett,15,-27;cohagen,-15,50;jordan,4,8;mosby,-38,-79;sand springs,-18,-49
MT|Glacier County|48.71,-112.99|babb,17,-38;browning,-15,-2;east glacier park,-26,-23
MT|Golden Valley County|46.38,-109.18|lavina,-5,18;ryegate,-11,-10
MT|Granite County|46.40,-113.44|drummond,26,20;hall,18,23;philipsburg,-8,13
MT|Hill County|48.63,-110.11|box elder,-34,29;gildford,-4,-17;havre,-7,42;hingham,-4,-32;inverness,-3,-58;kremlin,-7,6;rudyard,-4,-45
MT|Jefferson County|46.15,-112.09|basin,18,-10;boulder,8,-2;cardwell,-25,31;clancy,32,11;jefferson city,22,7;whitehall,-27,-3
MT|Judith Basin County|47.05,-110.26|geyser,21,-22;hobson,-5,39;moccasin,5,37;raynesford,22,-44;stanford,10,7
MT|Lake County|47.65,-114.09|arlee,-46,1;big arm,15,-21;charlo,-21,-8;dayton,21,-19;elmo,18,-26;pablo,-5,-3;polson,4,-5;proctor,29,-30;ravalli,-37,-9;rollins,27,-14;ronan,-9,-2;saint ignatius,-32,1
MT|Lewis and Clark County|47.12,-112.39|augusta,33,0;canyon creek,-36,11;east helena,-52,48;fort harrison,-50,28;helena,-50,37;lincoln,-16,-28;marysville,-37,9;wolf creek,-4,24
MT|Liberty County|48.56,-111.02|chester,-11,4;joplin,9,23;lothair,-9,-21;whitlash,35,-8
MT|Lincoln County|48.54,-115.40|eureka,30,40;fortine,22,52;libby,-16,-13;rexford,38,19;stryker,13,63;trego,16,54;troy,-6,-48
MT|McCone County|47.64,-105.80|brockway,-40,2;circle,-22,18;vida,19,30
MT|Madison County|45.30,-111.92|alder,-11,-14;cameron,-16,27;ennis,5,23;harrison,44,7;mc allister,11,14;norris,23,23;pony,36,3;sheridan,12,-25;silver star,40,-33;twin bridges,23,-43;virginia city,-1,-3
MT|Meagher County|46.60,-110.89|martinsdale,-14,45;ringling,-33,8;white sulphur springs,4,-17
MT|Mineral County|47.15,-115.00|de borgia,24,-35;haugan,24,-40;saint regis,19,-17;saltese,26,-51;superior,3,11
MT|Missoula County|47.04,-113.92|alberton,-6,-57;bonner,-16,6;clinton,-27,22;condon,47,22;frenchtown,1,-34;huson,3,-50;lolo,-28,-19;milltown,-16,5;missoula,-15,-10;seeley lake,14,44
MT|Musselshell County|46.50,-108.40|melstone,10,53;musselshell,2,31;roundup,-6,-14
MT|Park County|45.49,-110.53|clyde park,35,-10;cooke city,-46,62;emigrant,-22,-27;gardiner,-40,-5;livingston,17,-4;pray,-15,-19;silver gate,-48,54;springdale,25,30;wilsall,46,-8
MT|Petroleum County|47.12,-108.25|teigen,-8,-35;winnett,-17,-7
MT|Phillips County|48.26,-107.91|dodson,14,-33;loring,54,5;malta,11,7;saco,38,49;whitewater,50,29;zortman,-49,-68
MT|Pondera County|48.23,-112.23|brady,-20,47;conrad,-5,29;dupuyer,-4,-27;heart butte,5,-62;valier,5,-8
MT|Powder River County|45.39,-105.63|biddle,-30,29;broadus,-14,37;olive,16,10;otter,-30,-52;powderville,36,52
MT|Powell County|46.85,-112.93|avon,-26,33;deer lodge,-47,19;elliston,-35,53;garrison,-26,16;gold creek,-26,-4;helmville,-2,-1;ovando,15,-16
MT|Prairie County|46.86,-105.38|fallon,-7,26;mildred,-18,42;terry,-3,1
MT|Ravalli County|46.08,-114.12|conner,-16,6;corvallis,23,2;darby,-5,-7;florence,55,3;grantsdale,12,-2;hamilton,16,-5;pinesdale,25,-10;stevensville,45,7;sula,-24,25;victor,32,-5
MT|Richland County|47.79,-104.56|crane,-21,30;fairview,10,33;lambert,-4,-4;savage,-27,28;sidney,-7,40
MT|Roosevelt County|48.30,-105.01|bainville,-14,82;brockton,-9,16;culbertson,-15,50;froid,4,52;poplar,-16,-17;wolf point,-18,-61
MT|Rosebud County|46.23,-106.73|angela,50,53;ashland,-64,45;birney,-94,22;colstrip,-29,9;forsyth,5,3;hathaway,5,53;ingomar,35,-64;lame deer,-62,16;rosebud,21,38;sumatra,39,-82
MT|Sanders County|47.68,-115.13|dixon,-36,83;heron,38,-81;hot springs,-8,47;lonepine,5,47;noxon,40,-73;paradise,-29,33;plains,-20,24;thompson falls,-7,-23;trout creek,14,-43
MT|Sheridan County|48.72,-104.50|antelope,-2,5;dagmar,-11,26;homestead,-29,7;medicine lake,-24,7;outlook,16,-24;plentywood,6,-6;raymond,16,-8;redstone,1,-44;reserve,-13,-12;westby,14,38
MT|Silver Bow County|45.90,-112.65|butte,6,3;divide,-10,-15;melrose,-27,-3;ramsay,10,-3
MT|Stillwater County|45.67,-109.40|absarokee,-15,-7;columbus,-4,14;fishtail,-27,-19;molt,19,42;park city,-4,47;rapelje,31,12;reed point,8,-13
MT|Sweet Grass County|45.81,-109.94|big timber,2,-2;greycliff,-5,16;mc leod,-22,1;melville,29,16
MT|Teton County|47.84,-112.24|bynum,15,-4;choteau,0,4;dutton,2,55;fairfield,-22,24;pendroy,25,-9
MT|Toole County|48.65,-111.69|ethridge,-10,-43;galata,16,22;kevin,10,-28;ledger,-39,31;oilmont,9,-15;shelby,-15,-14;sunburst,20,-5;sweet grass,34,-27
MT|Treasure County|46.21,-107.27|bighorn,-21,-4;hysham,6,-4;sanders,8,17
MT|Valley County|48.36,-106.67|fort peck,-35,22;frazer,-7,64;glasgow,-16,6;glentana,48,42;hinsdale,4,-34;larslan,22,39;nashua,-23,31;opheim,51,30;richland,29,55;saint marie,4,13;vandalia,-1,-24
MT|Wheatland County|46.47,-109.84|harlowton,-2,0;judith gap,20,17;shawmut,-8,25;two dot,-4,-23
MT|Wibaux County|46.97,-104.25|wibaux,0,6
MT|Yellowstone County|45.94,-108.28|acton,-1,-41;ballantine,2,15;billings,-14,-24;broadview,15,-53;custer,19,68;huntley,-5,-1;laurel,-26,-49;pompeys pillar,5,36;shepherd,1,-7;worden,4,12
NE|Adams County|40.52,-98.50|hastings,6,11;holstein,-7,-15;juniata,6,-1;kenesaw,9,-16;roseland,-7,-5
NE|Antelope County|42.18,-98.07|brunswick,17,5;clearwater,-5,-12;elgin,-20,-1;neligh,-4,5;oakdale,-11,10;orchard,16,-17;royal,19,-6
NE|Arthur County|41.57,-101.70|arthur,0,0
NE|Banner County|41.55,-103.71|harrisburg,1,0
NE|Blaine County|41.91,-99.98|brewster,3,15;dunning,-10,-11;purdum,15,-28
NE|Boone County|41.71,-98.07|albion,0,7;cedar rapids,-15,-9;petersburg,15,-2;primrose,-7,-17;saint edward,-14,19
NE|Box Butte County|42.22,-103.09|alliance,-11,20;hemingford,11,2
NE|Boyd County|42.90,-98.76|bristow,5,19;butte,1,-8;lynch,-6,31;naper,5,-31;spencer,-2,6
NE|Brown County|42.43,-99.93|ainsworth,11,7;johnstown,14,-13;long pine,11,23
NE|Buffalo County|40.86,-99.07|amherst,-1,-19;elm creek,-13,-30;gibbon,-11,22;kearney,-11,-1;miller,9,-30;odessa,-15,-18;pleasanton,13,-5;ravenna,17,17;riverdale,0,-9;shelton,-8,33
NE|Burt County|41.85,-96.33|craig,-8,-6;decatur,15,7;lyons,9,-14;oakland,-1,-14;tekamah,-7,10
NE|Butler County|41.22,-97.13|abie,12,18;bellwood,12,-14;brainard,-4,15;bruno,5,17;david city,3,0;dwight,-14,14;linwood,19,19;rising city,-2,-17;surprise,-12,-18;ulysses,-15,-6
NE|Cass County|40.91,-96.14|alvo,-1,-26;avoca,-9,5;cedar creek,13,4;eagle,-9,-29;elmwood,-7,-15;greenwood,6,-28;louisville,9,-5;manley,1,-3;murdock,1,-14;murray,1,22;nehawka,-8,15;plattsmouth,9,23;south bend,10,-10;union,-8,24;weeping water,-4,-1
NE|Cedar County|42.60,-97.25|belden,-20,6;coleridge,-9,5;fordyce,13,-10;hartington,2,-3;laurel,-17,17;magnet,-14,-22;randolph,-22,-9;saint helena,21,-5;wynot,14,8
NE|Chase County|40.52,-101.70|champion,-6,-5;enders,-6,18;imperial,0,5;wauneta,-8,32
NE|Cherry County|42.55,-101.12|cody,28,-17;crookston,38,34;elsmere,-30,86;kilgore,37,13;merriman,10,-64;nenzel,38,2;sparks,40,86;valentine,26,50;wood lake,8,83
NE|Cheyenne County|41.22,-102.99|dalton,19,2;gurley,10,1;lodgepole,-5,34;potter,1,-31;sidney,-4,0
NE|Clay County|40.52,-98.05|clay center,-1,1;deweese,-17,-9;edgar,-16,8;fairfield,-10,-6;glenvil,-3,-20;harvard,10,-3;inland,7,-17;saronville,8,11;sutton,8,19;trumbull,16,-22
NE|Colfax County|41.57,-97.09|clarkson,12,-2;howells,15,8;leigh,13,-15;rogers,-11,17;schuyler,-11,2
NE|Cuming County|41.92,-96.79|bancroft,11,17;beemer,2,-3;west point,-7,6;wisner,8,-13
NE|Custer County|41.39,-99.73|anselmo,23,-14;ansley,-9,36;arnold,5,-43;broken bow,2,9;callaway,-15,-27;comstock,17,48;mason city,-21,42;merna,5,-8;oconto,-25,-4;sargent,26,34;westerville,3,34
NE|Dakota County|42.39,-96.56|dakota city,-1,11;emerson,-11,-15;homer,-6,10;hubbard,-3,-4;jackson,6,-1;south sioux city,8,15
NE|Dawes County|42.72,-103.14|chadron,10,14;crawford,-4,-27;marsland,-28,-16;whitney,4,-10
NE|Dawson County|40.87,-99.82|cozad,-1,-17;eddyville,14,14;farnam,-16,-39;gothenburg,7,-34;lexington,-9,7;overton,-12,29;sumner,8,30;willow island,2,-25
NE|Deuel County|41.11,-102.33|big springs,-4,24;chappell,-2,-12
NE|Dixon County|42.49,-96.87|allen,-5,1;concord,-11,-11;dixon,-8,-11;maskell,20,-11;newcastle,13,0;ponca,8,15;wakefield,-22,-1;waterbury,-3,12
NE|Dodge County|41.58,-96.65|ames,-12,1;dodge,13,-24;fremont,-14,16;hooper,6,13;nickerson,-3,21;north bend,-11,-13;scribner,9,1;snyder,13,-13;uehling,16,15;winslow,3,15
NE|Douglas County|41.29,-96.16|bennington,7,0;boys town,-4,2;elkhorn,-2,-9;offutt a f b,-4,22;omaha,-4,15;valley,2,-19;waterloo,-2,-15
NE|Dundy County|40.18,-101.69|benkelman,-8,15;haigler,-11,-25;parks,-4,-5
NE|Fillmore County|40.52,-97.60|exeter,11,15;fairmont,12,1;geneva,0,-1;grafton,12,-14;milligan,-3,20;ohiowa,-12,15;shickley,-12,-12;strang,-11,1
NE|Franklin County|40.18,-98.95|bloomington,-4,-6;campbell,12,21;franklin,-7,0;hildreth,15,-11;naponee,-5,-18;riverton,-7,17;upland,14,6
NE|Frontier County|40.53,-100.39|curtis,8,-12;eustis,13,36;maywood,13,-23;moorefield,5,8;stockville,-4,1
NE|Furnas County|40.18,-99.91|arapahoe,13,1;beaver city,-5,11;cambridge,10,-26;hendley,-7,-6;holbrook,13,-10;oxford,8,28;wilsonville,-7,-21
NE|Gage County|40.26,-96.69|adams,20,15;barneston,-21,11;beatrice,1,-5;blue springs,-12,3;clatonia,21,-17;cortland,24,-3;filley,3,16;liberty,-18,21;odell,-22,-11;pickrell,12,-4;virginia,-3,18;wymore,-15,3
NE|Garden County|41.62,-102.34|lewellen,-28,20;lisco,-11,-21;oshkosh,-21,-1
NE|Garfield County|41.91,-98.99|burwell,-11,-11
NE|Gosper County|40.51,-99.83|elwood,6,0;smithfield,7,10
NE|Grant County|41.92,-101.74|ashby,6,-22;hyannis,9,-1;whitman,4,22
NE|Greeley County|41.57,-98.52|greeley,-1,-1;scotia,-8,-17;spalding,12,15;wolbach,-14,12
NE|Hall County|40.87,-98.50|alda,0,4;cairo,13,-11;doniphan,-10,12;grand island,4,9;wood river,-6,-10
NE|Hamilton County|40.87,-98.02|aurora,-2,0;giltner,-11,-12;hampton,5,14;hordville,21,13;marquette,14,2;phillips,2,-19
NE|Harlan County|40.18,-99.40|alma,-6,4;orleans,-3,-5;ragan,13,11;republican city,-7,17;stamford,-6,-18
NE|Hayes County|40.52,-101.06|hayes center,-1,4
NE|Hitchcock County|40.18,-101.04|culbertson,5,19;palisade,16,-9;stratton,-3,-18;trenton,-1,2
NE|Holt County|42.46,-98.78|amelia,-27,-22;atkinson,9,-19;chambers,-26,5;emmet,2,-4;ewing,-27,39;inman,-8,25;oneill,3,14;page,-4,39;stuart,12,-36
NE|Hooker County|41.92,-101.14|mullen,10,8
NE|Howard County|41.22,-98.52|boelus,-12,-18;dannebrog,-10,-4;elba,7,-6;farwell,0,-13;saint libory,-13,16;saint paul,0,7
NE|Jefferson County|40.18,-97.14|daykin,14,-16;diller,-6,19;endicott,-13,6;fairbury,-3,-4;jansen,3,12;plymouth,13,14;steele city,-14,12
NE|Johnson County|40.39,-96.27|cook,11,11;crab orchard,-8,-15;elk creek,-10,12;sterling,7,-12;tecumseh,-2,6
NE|Kearney County|40.51,-98.95|axtell,2,-17;heartwell,6,16;minden,0,1;wilcox,-13,-21
NE|Keith County|41.20,-101.66|brule,-10,-25;keystone,6,3;lemoyne,12,-11;ogallala,-7,-5;paxton,-7,30
NE|Keya Paha County|42.88,-99.71|mills,4,26;springview,-3,-9
NE|Kimball County|41.20,-103.71|bushnell,2,-19;kimball,3,5
NE|Knox County|42.64,-97.89|bloomfield,-4,24;center,-4,2;creighton,-17,0;crofton,10,35;niobrara,10,-3;verdigre,-3,-19;wausa,-14,33;winnetoon,-10,-11
NE|Lancaster County|40.78,-96.69|bennet,-10,18;davey,18,0;denton,-5,-16;firth,-23,7;hallam,-21,-11;hickman,-17,6;lincoln,3,0;malcolm,13,-17;martell,-13,-6;panama,-18,17;raymond,15,-10;roca,-11,5;sprague,-16,-6;walton,1,15;waverly,14,16
NE|Lincoln County|41.05,-100.75|brady,0,37;dickens,-24,-27;hershey,16,-29;maxwell,1,22;north platte,4,-2;sutherland,11,-39;wallace,-22,-43;wellfleet,-25,3
NE|Logan County|41.57,-100.48|stapleton,-8,0
NE|Loup County|41.91,-99.45|taylor,0,0
NE|McPherson County|41.57,-101.06|tryon,0,4
NE|Madison County|41.92,-97.60|battle creek,8,0;madison,-9,13;meadow grove,9,-13;newman grove,-17,-17;norfolk,11,18;tilden,13,-22
NE|Merrick County|41.17,-98.04|archer,1,-8;central city,-5,4;chapman,-18,-18;clarks,6,20;palmer,1,-20;silver creek,15,37
NE|Morrill County|41.72,-103.01|angora,18,-7;bayard,4,-29;bridgeport,-4,-6;broadwater,-13,19
NE|Nance County|41.40,-97.99|belgrade,6,-9;fullerton,-3,2;genoa,5,23
NE|Nemaha County|40.39,-95.85|auburn,-1,0;brock,9,-13;brownville,1,16;johnson,1,-14;julian,13,-2;nemaha,-7,16;peru,9,12
NE|Nuckolls County|40.18,-98.05|hardy,-15,12;lawrence,10,-19;nelson,2,-2;ruskin,-4,18;superior,-14,-3
NE|Otoe County|40.65,-96.14|burr,-9,-10;douglas,-6,-26;dunbar,1,12;lorton,-5,11;nebraska city,3,27;otoe,9,0;palmyra,6,-26;syracuse,1,-5;talmage,-9,12;unadilla,4,-15
NE|Pawnee County|40.13,-96.24|burchard,2,-11;du bois,-9,18;lewiston,10,-17;pawnee city,-2,9;steinauer,9,1;table rock,6,16
NE|Perkins County|40.85,-101.65|elsie,1,28;grant,0,-7;madrid,0,11;venango,-4,-33
NE|Phelps County|40.51,-99.41|atlanta,-14,-6;bertrand,5,-16;funk,-1,17;holdrege,-6,5;loomis,-3,-8
NE|Pierce County|42.26,-97.60|hadar,-16,15;mclean,13,13;osmond,9,2;pierce,-7,8;plainview,8,-18
NE|Platte County|41.57,-97.52|columbus,-14,15;creston,13,16;duncan,-18,3;humphrey,10,2;lindsay,12,-15;monroe,-9,-8;platte center,-3,3
NE|Polk County|41.19,-97.57|osceola,1,1;polk,-11,-21;shelby,0,14;stromsburg,-8,-1
NE|Red Willow County|40.18,-100.48|bartley,8,19;danbury,-14,5;indianola,6,5;lebanon,-12,20;mc cook,3,-15
NE|Richardson County|40.13,-95.72|dawson,1,-12;falls city,-5,13;humboldt,3,-21;rulo,-7,29;salem,-6,-1;shubert,11,3;stella,11,-5;verdon,2,0
NE|Rock County|42.42,-99.45|bassett,16,-9;newport,18,11
NE|Saline County|40.52,-97.14|crete,9,18;de witt,-13,21;dorchester,13,4;friend,11,-13;swanton,-14,6;tobias,-10,-18;western,-11,-6;wilber,-4,17
NE|Sarpy County|41.11,-96.11|bellevue,3,18;gretna,2,-13;la vista,7,5;papillion,3,9;springfield,-4,-3;saint columbans,-2,2
NE|Saunders County|41.23,-96.64|ashland,-17,25;cedar bluffs,16,7;ceresco,-16,0;colon,6,2;ithaca,-5,11;malmo,7,-10;mead,1,14;memphis,-13,21;morse bluff,19,-15;prague,8,-19;valparaiso,-14,-17;wahoo,-1,1;weston,-4,-13;yutan,1,24
NE|Scotts Bluff County|41.85,-103.71|gering,-3,4;lyman,4,-30;mcgrew,-10,29;melbeta,-7,19;minatare,0,22;mitchell,9,-9;morrill,12,-21;scottsbluff,2,4
NE|Seward County|40.87,-97.14|beaver crossing,-8,-15;cordova,-15,-20;garland,7,17;goehner,-4,-8;milford,-11,8;pleasant dale,-6,19;seward,3,4;staplehurst,11,-5;utica,4,-20
NE|Sheridan County|42.50,-102.41|bingham,-48,32;ellsworth,-44,13;gordon,30,20;hay springs,14,-27;lakeside,-45,-3;rushville,23,-6;whiteclay,49,-15
NE|Sherman County|41.22,-98.98|ashton,5,17;hazard,-13,-10;litchfield,-5,-17;loup city,6,0;rockville,-11,12
NE|Sioux County|42.49,-103.76|harrison,20,-12
NE|Stanton County|41.92,-97.19|pilger,6,12;stanton,-1,-2
NE|Thayer County|40.18,-97.59|alexandria,8,19;belvidere,7,4;bruning,15,4;byron,-15,-17;carleton,12,-8;chester,-15,-2;davenport,13,-21;deshler,-4,-14;gilead,-3,17;hebron,0,-1;hubbell,-13,12;reynolds,-12,21
NE|Thomas County|41.91,-100.56|halsey,2,26;seneca,13,-28;thedford,7,0
NE|Thurston County|42.16,-96.54|macy,-4,18;pender,-4,-18;rosalie,-10,5;thurston,3,-15;walthill,-1,6;winnebago,8,8
NE|Valley County|41.57,-98.98|arcadia,-14,-14;elyria,11,-2;north loup,-7,20
NE|Washington County|41.53,-96.22|arlington,-9,-9;blair,1,5;fort calhoun,-9,19;herman,12,-7;kennard,-8,3;washington,-13,1
NE|Wayne County|42.21,-97.12|carroll,7,-7;hoskins,-7,-19;wayne,2,10;winside,-4,-6
NE|Webster County|40.18,-98.50|bladen,12,-10;blue hill,13,7;guide rock,-10,16;inavale,-8,-16;red cloud,-8,-2
NE|Wheeler County|41.91,-98.53|bartlett,-5,-3;ericson,-13,-12
NE|York County|40.87,-97.60|benedict,13,-1;bradshaw,5,-16;gresham,15,19;henderson,-9,-20;mc cool junction,-13,0;waco,5,14;york,-1,1
NV|Churchill County|39.58,-118.34|fallon,-11,-44
NV|Clark County|36.21,-115.01|blue diamond,-17,-39;boulder city,-26,11;bunkerville,55,89;cal nev ari,-96,14;coyote springs,19,21;henderson,-22,-1;indian springs,36,-66;jean,-46,-42;las vegas,-5,-17;laughlin,-107,32;logandale,38,55;mesquite,60,93;moapa,48,36;nellis afb,3,-1;north las vegas,4,-13;overton,36,54;searchlight,-70,13;sloan,-28,-19;the lakes,-7,4
NV|Douglas County|38.91,-119.62|gardnerville,-2,-5;genoa,12,-21;glenbrook,14,-33;minden,11,-12;stateline,5,-29;zephyr cove,11,-30
NV|Elko County|41.14,-115.35|carlin,-43,-75;deeth,-8,8;elko,-25,-26;jackpot,74,63;jarbidge,74,-3;lamoille,-39,-1;montello,12,116;mountain city,69,-61;owyhee,80,-74;ruby valley,-74,12;spring creek,-39,-24;tuscarora,17,-87;wells,-3,39;west wendover,-41,128
NV|Esmeralda County|37.78,-117.63|dyer,-1,-45;goldfield,-8,39;silverpeak,-6,-17
NV|Eureka County|39.98,-116.27|crescent valley,43,-31;eureka,-39,27
NV|Humboldt County|41.41,-118.11|denio,58,-52;golconda,-45,62;mc dermitt,56,44;orovada,26,20;paradise valley,10,54;valmy,-61,98;winnemucca,-39,36
NV|Lander County|39.93,-117.04|austin,-42,-4;battle mountain,69,9
NV|Lincoln County|37.64,-114.88|alamo,-32,-43;caliente,-3,37;hiko,-5,-35;panaca,15,49;pioche,26,48
NV|Lyon County|39.02,-119.19|dayton,26,-34;fernley,58,-5;silver city,24,-45;silver springs,36,-8;smith,-25,-11;wellington,-18,-16;yerington,-3,3
NV|Mineral County|38.54,-118.44|hawthorne,0,-21;luning,-3,25;mina,-15,33;schurz,42,-34
NV|Nye County|38.04,-116.47|amargosa valley,-150,-8;beatty,-122,-14;duckwater,90,75;gabbs,83,-145;manhattan,50,-60;mercury,-138,47;pahrump,-185,48;round mountain,68,-60;tonopah,3,-76
NV|Pershing County|40.44,-118.40|imlay,11,37;lovelock,-26,-6
NV|Storey County|39.45,-119.53|virginia city,-15,-13
NV|Washoe County|40.66,-119.66|crystal bay,-143,-34;empire,-4,32;gerlach,0,31;incline village,-140,-29;nixon,-83,30;reno,-112,-15;sparks,-108,-7;sun valley,-106,-11;verdi,-114,-32;wadsworth,-101,37;washoe valley,-139,-15
NV|White Pine County|39.44,-114.90|baker,-49,66;lund,-58,-11;mc gill,-4,12;ruth,-16,-9
NV|Carson City|39.15,-119.75|carson city,0,-2
NH|Belknap County|43.52,-71.42|alton,-6,19;alton bay,-3,17;barnstead,-18,13;belmont,-7,-7;center barnstead,-16,18;center harbor,19,-6;gilford,3,2;gilmanton,-10,1;gilmanton iron works,-7,12;laconia,6,-4;lochmere,-5,-11;meredith,11,-8;new hampton,10,-22;sanbornton,3,-18;tilton,-1,-7;winnisquam,-2,-10
NH|Carroll County|43.87,-71.20|bartlett,21,-9;center conway,11,14;center ossipee,-11,7;center sandwich,-6,-25;center tuftonboro,-19,-5;chocorua,2,-4;conway,10,5;east wakefield,-26,20;eaton center,4,12;effingham,-17,22;freedom,-6,14;glen,23,1;intervale,22,8;jackson,29,1;kearsarge,20,8;madison,4,8;melvin village,-17,-10;mirror lake,-24,-7;moultonborough,-15,-19;north conway,16,8;north sandwich,-3,-18;ossipee,-18,9;sanbornville,-32,18;silver lake,1,1;south tamworth,-7,-11;tamworth,-1,-6;west ossipee,-6,1;wolfeboro,-28,1;wolfeboro falls,-28,-2;wonalancet,3,-15
NH|Cheshire County|42.92,-72.25|alstead,21,-8;ashuelot,-13,-18;chesterfield,-4,-20;drewsville,21,-14;dublin,-2,20;fitzwilliam,-16,11;gilsum,12,-2;harrisville,2,15;hinsdale,-12,-25;jaffrey,-10,22;keene,3,-4;marlborough,-2,5;marlow,21,4;nelson,7,12;north walpole,22,-20;rindge,-16,23;spofford,-1,-16;stoddard,15,14;sullivan,8,5;swanzey,-8,-8;troy,-9,7;walpole,16,-16;west chesterfield,-2,-26;west swanzey,-5,-6;westmoreland,5,-19;winchester,-14,-9
NH|Coos County|44.69,-71.31|berlin,-21,12;bretton woods,-43,-13;colebrook,22,-17;errol,11,16;gorham,-28,15;groveton,-9,-20;jefferson,-29,-14;lancaster,-19,-25;milan,-10,13;mount washington,1,-8;north stratford,3,-26;pittsburg,40,-6;randolph,-31,3;twin mountain,-42,-24;west stewartstown,1,-8;whitefield,-32,-30
NH|Grafton County|43.94,-71.82|ashland,-24,21;bath,24,-16;bethlehem,34,14;bristol,-33,7;campton,-10,16;canaan,-28,-21;enfield,-31,-31;enfield center,-36,-26;etna,-23,-39;franconia,26,7;glencliff,4,-7;grafton,-37,-14;hanover,-24,-46;haverhill,10,-24;hebron,-22,-1;holderness,-20,22;lebanon,-30,-43;lincoln,12,15;lisbon,27,-8;littleton,37,4;lyme,-15,-34;lyme center,-15,-30;monroe,33,-20;north haverhill,16,-20;north woodstock,9,13;orford,-5,-28;piermont,5,-26;pike,9,-19;plymouth,-18,13;rumney,-14,-3;stinson lake,-8,2;sugar hill,28,2;thornton,-4,17;warren,0,-7;waterville valley,1,32;wentworth,-7,-9;west lebanon,-30,-48;woodstock,4,14;woodsville,21,-22
NH|Hillsborough County|42.92,-71.72|amherst,-6,11;antrim,14,-22;bedford,2,19;bennington,9,-20;brookline,-18,5;francestown,8,-10;goffstown,10,15;greenfield,3,-16;greenville,-17,-5;hancock,6,-27;hillsborough,20,-18;hollis,-17,14;hudson,-15,30;litchfield,-7,26;lyndeborough,-2,-6;manchester,7,26;merrimack,-5,20;milford,-9,6;mont vernon,-2,4;nashua,-16,23;new boston,6,3;new ipswich,-16,-15;pelham,-19,41;peterborough,-3,-23;temple,-10,-14;weare,16,1;west peterborough,-2,-22;wilton,-8,-4
NH|Merrimack County|43.30,-71.68|andover,13,-10;bradford,-4,-28;canterbury,6,12;chichester,-5,27;concord,-4,9;contoocook,-10,-2;danbury,21,-19;dunbarton,-19,6;east andover,16,-7;elkins,12,-26;epsom,-8,32;franklin,15,3;henniker,-12,-14;hill,23,-5;hooksett,-23,23;loudon,2,21;new london,12,-31;newbury,3,-33;north sutton,7,-25;pittsfield,-1,35;salisbury,11,-3;south newbury,0,-32;south sutton,1,-25;suncook,-14,26;warner,1,-16;wilmot,15,-24
NH|Rockingham County|42.99,-71.12|atkinson,-15,-4;auburn,1,-22;candia,7,-18;chester,-2,-12;danville,-6,0;deerfield,15,-13;derry,-10,-18;east candia,6,-12;east derry,-9,-17;east hampstead,-10,0;east kingston,-8,14;epping,5,5;exeter,-1,18;fremont,0,0;greenland,5,28;hampstead,-11,-5;hampton,-2,21;hampton falls,-6,24;kingston,-7,6;londonderry,-12,-25;new castle,8,40;newfields,5,15;newmarket,9,17;newton,-12,8;newton junction,-13,8;north hampton,-1,30;north salem,-15,-10;northwood,22,-8;nottingham,13,1;plaistow,-15,3;portsmouth,8,35;raymond,5,-7;rye beach,-1,35;salem,-20,-9;sandown,-6,-6;seabrook,-10,26;stratham,3,22;west nottingham,20,-2;windham,-18,-18
NH|Strafford County|43.30,-71.03|barrington,-10,-1;center strafford,-4,-8;dover,-10,15;durham,-18,11;farmington,9,-4;madbury,-13,9;milton,12,2;milton mills,20,6;new durham,15,-11;newington,-7,21;rochester,0,6;rollinsford,-7,20;somersworth,-5,15;strafford,-5,-13;union,19,-3
NH|Sullivan County|43.36,-72.22|acworth,-17,-8;charlestown,-11,-19;claremont,1,-12;cornish,13,-12;cornish flat,13,-6;georges mills,7,15;goshen,-6,10;grantham,15,9;guild,1,8;lempster,-15,2;meriden,17,-5;newport,-1,4;plainfield,19,-5;south acworth,-17,-5;springfield,13,17;sunapee,2,13;washington,-19,14
NJ|Atlantic County|39.48,-74.66|absecon,-3,19;atlantic city,-11,24;brigantine,-7,30;buena,6,-23;cologne,3,5;dorothy,-7,-17;egg harbor city,6,4;egg harbor township,-10,5;elwood,10,-6;estell manor,-10,-15;hammonton,16,-11;landisville,5,-28;leeds point,1,23;linwood,-13,8;longport,-16,13;margate city,-15,15;mays landing,-5,-3;milmay,-3,-20;minotola,4,-28;mizpah,2,-17;newtonville,9,-20;northfield,-11,11;oceanville,-1,20;pleasantville,-9,15;pomona,1,11;port republic,5,17;richland,1,-22;somers point,-16,6;ventnor city,-13,19
NJ|Bergen County|40.96,-74.07|allendale,7,-6;alpine,-1,14;bergenfield,-4,8;bogota,-9,5;carlstadt,-12,-2;cliffside park,-14,9;closter,1,12;cresskill,-2,11;demarest,0,11;dumont,-2,8;east rutherford,-12,-3;edgewater,-13,10;elmwood park,-5,-5;emerson,2,5;englewood,-7,10;englewood cliffs,-8,12;fair lawn,-3,-4;fairview,-14,7;fort lee,-11,10;franklin lakes,5,-14;garfield,-8,-3;glen rock,0,-5;hackensack,-7,3;harrington park,3,9;hasbrouck heights,-10,0;haworth,0,9;hillsdale,5,3;ho ho kus,4,-3;leonia,-10,9;little ferry,-11,3;lodi,-8,-1;lyndhurst,-15,-5;mahwah,13,-10;maywood,-6,1;midland park,4,-7;montvale,9,4;moonachie,-12,2;new milford,-3,6;north arlington,-17,-6;northvale,5,14;norwood,4,12;oakland,7,-16;oradell,-1,4;palisades park,-11,8;paramus,-1,0;park ridge,7,3;ramsey,10,-7;ridgefield,-13,7;ridgefield park,-10,5;ridgewood,2,-4;river edge,-3,4;rochelle park,-5,0;rutherford,-13,-4;saddle brook,-6,-2;saddle river,8,-2;south hackensack,-10,3;teaneck,-7,6;tenafly,-4,11;teterboro,-10,2;township of washington,3,1;waldwick,5,-5;wallington,-11,-3;westwood,5,7;wood ridge,-11,-1;woodcliff lake,6,1;wyckoff,4,-9
NJ|Burlington County|39.88,-74.67|beverly,18,-24;birmingham,10,-4;bordentown,27,-4;browns mills,8,10;burlington,19,-18;chatsworth,-7,14;chesterfield,24,3;columbus,19,-2;cookstown,17,11;florence,24,-14;hainesport,11,-16;jobstown,16,-2;juliustown,14,0;lumberton,9,-14;maple shade,7,-33;marlton,1,-24;medford,-1,-16;moorestown,9,-29;mount holly,13,-12;mount laurel,7,-24;new gretna,-28,22;new lisbon,8,4;palmyra,13,-36;pemberton,9,0;rancocas,13,-20;riverside,15,-28;riverton,13,-34;roebling,24,-11;vincentown,-2,0;willingboro,15,-22;wrightstown,20,9
NJ|Camden County|39.80,-74.96|atco,-4,9;audubon,9,-11;barrington,6,-10;bellmawr,6,-14;berlin,-3,3;blackwood,-1,-8;blackwood ter,-5,-4;camden,13,-15;cedar brook,-9,6;cherry hill,10,-4;clementon,0,-5;collingswood,11,-10;gibbsboro,3,-1;glendora,4,-11;gloucester city,9,-16;haddon heights,7,-11;haddonfield,9,-8;lawnside,6,-7;magnolia,5,-8;merchantville,15,-9;mount ephraim,8,-13;oaklyn,10,-13;pennsauken,17,-10;runnemede,5,-12;sicklerville,-7,-3;somerdale,4,-7;stratford,2,-6;voorhees,5,-1;waterford works,-8,10;west berlin,0,3;winslow,-15,9
NJ|Cape May County|39.15,-74.80|avalon,-5,7;cape may,-18,-12;cape may court house,-1,2;cape may point,-21,-17;dennisville,4,-2;goshen,-1,-5;green creek,-10,-10;marmora,11,14;ocean city,12,21;ocean view,7,9;rio grande,-13,-8;sea isle city,0,10;south dennis,-5,-5;south seaville,3,4;stone harbor,-10,4;strathmere,5,14;tuckahoe,14,5;villas,-13,-14;whitesboro,-11,-6;wildwood,-15,-4;woodbine,12,0
NJ|Cumberland County|39.37,-75.11|bridgeton,0,-5;cedarville,-3,-9;deerfield street,16,-12;delmont,-17,14;dividing creek,-10,1;dorchester,-10,13;fairton,1,-11;fortescue,-15,-3;greenwich,3,-21;heislerville,-15,12;leesburg,-12,12;mauricetown,-9,11;millville,0,8;newport,-9,-6;port elizabeth,-6,13;port norris,-12,6;rosenhayn,11,-2;shiloh,9,-19;vineland,11,11
NJ|Essex County|40.79,-74.25|belleville,1,8;bloomfield,2,6;caldwell,6,-3;cedar grove,7,2;east orange,-2,3;essex fells,4,-3;fairfield,10,-5;glen ridge,2,4;harrison,-4,9;irvington,-6,1;livingston,0,-7;maplewood,-6,-2;millburn,-6,-6;montclair,4,4;newark,-4,5;nutley,3,9;orange,0,1;roseland,3,-6;shared firm zip,-6,8;short hills,-5,-8;south orange,-4,-1;verona,5,0;west orange,0,-1
NJ|Gloucester County|39.72,-75.14|bridgeport,8,-21;clarksboro,8,-8;clayton,-6,5;ewan,-2,-2;franklinville,-10,10;gibbstown,11,-13;glassboro,-1,2;grenloch,6,8;harrisonville,-2,-13;malaga,-14,8;mantua,7,-4;mickleton,7,-11;monroeville,-7,-2;mount royal,9,-7;mullica hill,1,-7;national park,15,-4;newfield,-16,11;paulsboro,11,-8;pitman,1,1;richwood,0,-3;sewell,3,5;swedesboro,4,-19;thorofare,13,-5;wenonah,8,-1;westville,14,1;williamstown,-5,17;woodbury heights,10,-1
NJ|Hudson County|40.74,-74.07|bayonne,-7,-4;general lafayette,-3,4;hoboken,1,4;jersey city,-1,1;kearny,1,-4;monitor,5,6;north bergen,6,5;secaucus,2,1;union city,3,4;weehawken,3,5
NJ|Hunterdon County|40.57,-74.91|annandale,6,3;baptistown,-4,-9;bloomsbury,8,-18;califon,15,10;clinton,8,0;flemington,-5,7;frenchtown,-5,-12;glen gardner,15,0;hampton,11,-5;high bridge,10,2;lambertville,-19,-1;lebanon,8,8;little york,0,-4;milford,3,-19;oldwick,11,17;pittstown,3,-4;pottersville,14,19;quakertown,0,-3;readington,0,18;ringoes,-12,8;rosemont,-15,-8;sergeantsville,-12,-3;stanton,1,8;stockton,-13,-4;three bridges,-5,12;whitehouse,5,17;whitehouse station,5,14
NJ|Mercer County|40.28,-74.70|fort dix,-7,-4;hightstown,-2,18;hopewell,11,-7;lawrence township,-7,-4;millstone township,-7,4;pennington,5,-9;princeton,6,4;princeton junction,-2,5;titusville,2,-16;trenton,-3,-1;windsor,-4,12
NJ|Middlesex County|40.44,-74.41|avenel,14,13;carteret,14,18;cliffwood,-1,17;colonia,15,9;cranbury,-14,-10;dayton,-6,-10;dunellen,15,-5;east brunswick,-1,0;fords,10,10;helmetta,-6,-1;highland park,6,-2;iselin,13,9;keasbey,8,11;kendall park,-2,-14;kingston,-6,-20;metuchen,10,6;middlesex,14,-9;milltown,1,-3;monmouth junction,-5,-15;monroe township,-12,-2;new brunswick,4,-4;north brunswick,1,-7;old bridge,-4,9;parlin,2,10;perth amboy,3,6;piscataway,5,-3;plainsboro,-11,-16;port reading,13,16;sayreville,0,3;sewaren,11,15;south amboy,2,14;south plainfield,14,0;south river,0,3;spotswood,-6,2;woodbridge,12,13
NJ|Monmouth County|40.26,-74.22|adelphia,-4,-3;allenhurst,-2,22;allentown,-10,-37;allenwood,-12,11;asbury park,-1,17;atlantic highlands,14,19;avon by the sea,-7,21;belford,16,13;belmar,-9,18;bradley beach,-6,21;brielle,-15,16;colts neck,4,5;cream ridge,-12,-24;deal,-1,22;eatontown,4,6;englishtown,2,-12;fair haven,10,18;farmingdale,-6,5;fort monmouth,6,18;freehold,-1,-5;hazlet,16,4;highlands,14,23;holmdel,13,5;howell,-11,1;imlaystown,-10,-25;keansburg,18,9;keyport,17,2;leonardo,16,16;lincroft,8,10;little silver,8,18;long branch,4,23;manasquan,-14,16;marlboro,6,-4;matawan,15,-1;middletown,13,11;monmouth beach,7,24;morganville,9,-5;navesink,14,20;neptune,-6,17;oakhurst,0,20;ocean grove,-5,21;oceanport,6,21;port monmouth,17,11;roosevelt,-4,-25;rumson,11,21;sea girt,-13,18;shrewsbury,7,16;spring lake,-11,19;tennent,2,-11;west long branch,3,21;wickatunk,9,-2
NJ|Morris County|40.86,-74.55|boonton,5,13;brookside,-6,-3;budd lake,1,-20;butler,14,12;cedar knolls,-4,9;chatham,-13,14;chester,-7,-13;convent station,-7,6;corporate mailings,-4,14;denville,3,6;dover,3,-2;east hanover,-4,18;flanders,-2,-16;florham park,-9,15;gillette,-17,8;green village,-12,9;hibernia,8,5;ironia,-4,-8;kenvil,2,-8;lake hiawatha,2,16;lake hopatcong,9,-7;landing,5,-11;ledgewood,2,-11;lincoln park,6,25;long valley,-7,-24;madison,-10,13;mendham,-8,-5;mine hill,1,-4;montville,4,18;morris plains,-2,6;morristown,-4,3;mount arlington,7,-9;mount freedom,-6,-3;mount tabor,1,7;mountain lakes,3,10;netcong,4,-15;new vernon,-13,6;oak ridge,17,3;parsippany,0,13;pequannock,9,25;picatinny arsenal,1,-3;pine brook,1,20;pompton plains,10,24;randolph,-2,-3;riverdale,13,24;rockaway,6,4;schooleys mountain,-6,-27;stirling,-18,5;succasunna,-1,-11;towaco,7,20;wharton,5,-4;whippany,-2,5
NJ|Ocean County|39.89,-74.28|barnegat,-13,3;barnegat light,-13,17;bayville,2,13;beach haven,-24,9;beachwood,5,9;brick,18,17;forked river,-4,8;island heights,6,13;jackson,24,-2;lakehurst,14,-4;lakewood,20,8;lanoka harbor,-2,11;lavallette,9,21;manahawkin,-18,2;manchester township,7,13;mantoloking,14,23;new egypt,19,-23;normandy beach,12,22;ocean gate,4,15;pine beach,5,11;point pleasant beach,20,22;seaside heights,6,20;seaside park,4,20;toms river,6,7;tuckerton,-30,-8;waretown,-10,9;west creek,-22,-1
NJ|Passaic County|41.04,-74.30|bloomingdale,-2,-3;clifton,-18,15;haledon,-9,12;haskell,-1,0;hawthorne,-8,15;hewitt,14,-7;little falls,-15,9;newfoundland,3,-13;passaic,-18,17;paterson,-10,11;pompton lakes,-4,1;ringwood,6,4;totowa,-8,4;wanaque,2,2;wayne,-9,6;west milford,6,-7
NJ|Salem County|39.59,-75.35|alloway,-3,0;deepwater,9,-14;elmer,-2,19;hancocks bridge,-12,-14;norma,-9,27;pedricktown,16,-6;penns grove,11,-10;pennsville,6,-17;quinton,-4,-6;salem,-3,-10;woodstown,6,2
NJ|Somerset County|40.56,-74.62|basking ridge,11,6;bedminster,9,-3;belle mead,-12,-4;bernardsville,16,4;blawenburg,-16,-9;bound brook,0,8;bridgewater,3,-1;far hills,14,-4;flagtown,-5,-7;franklin park,-12,8;gladstone,16,-5;hillsborough,-9,-1;liberty corner,9,3;lyons,10,6;manville,-2,2;martinsville,4,6;millington,11,10;neshanic station,-3,-12;peapack,14,-4;pluckemin,8,-2;raritan,1,-2;rocky hill,-16,-2;skillman,-15,-8;somerset,-7,12;somerville,2,-7;south bound brook,-1,9;warren,7,11;watchung,7,16;zarephath,-3,4
NJ|Sussex County|41.14,-74.69|andover,-18,-6;augusta,1,1;branchville,2,-6;franklin,-2,10;glasser,-1,1;glenwood,10,20;greendell,-16,-13;hamburg,1,10;highland lakes,4,23;hopatcong,-20,3;lafayette,-6,0;layton,9,-16;mc afee,7,15;middleville,-8,-17;montague,16,-6;newton,-7,-12;ogdensburg,-6,9;sparta,-11,5;stanhope,-22,-1;stillwater,-9,-18;stockholm,-4,16;sussex,9,9;swartswood,-4,-16;tranquility,-18,-10;vernon,5,16;wallpack center,-1,-23
NJ|Union County|40.66,-74.31|berkeley heights,1,-13;clark,-4,0;cranford,-1,0;elizabeth,1,9;elizabethport,-1,12;fanwood,-2,-8;garwood,-1,-1;hillside,4,8;kenilworth,2,1;linden,-3,5;mountainside,2,-5;new providence,4,-9;plainfield,-3,-8;rahway,-5,3;roselle,-1,5;roselle park,0,4;scotch plains,-2,-6;springfield,4,-1;summit,5,-6;union,3,4;vauxhall,6,3;westfield,0,-1
NJ|Warren County|40.86,-75.00|allamuchy,7,19;asbury,-16,-3;belvidere,-2,-5;blairstown,11,3;broadway,-12,-5;buttzville,-1,1;changewater,-12,5;columbia,8,-6;delaware,4,-7;great meadows,0,6;hackettstown,0,16;hope,6,1;johnsonburg,11,12;oxford,-4,0;phillipsburg,-15,-15;port murray,-6,8;stewartsville,-16,-11;vienna,1,10;washington,-10,1
NM|Bernalillo County|35.05,-106.67|albuquerque,3,3;cedar crest,8,31;isleta,-14,-2;kirtland afb,-3,12;sandia park,12,35;tijeras,-1,36
NM|Catron County|33.91,-108.41|aragon,-3,-14;datil,13,39;glenwood,-61,-37;luna,-10,-55;pie town,41,4;quemado,35,-35;reserve,-20,-35
NM|Chaves County|33.36,-104.47|dexter,-17,9;hagerman,-25,14;lake arthur,-36,10;roswell,8,2
NM|Cibola County|34.91,-108.00|bluewater,34,1;casa blanca,13,53;cubero,17,48;fence lake,-18,-69;grants,23,15;laguna,5,77;milan,26,11;new laguna,13,58;paguate,23,62;pinehill,9,-41;pueblo of acoma,-2,42;san fidel,17,40;san rafael,20,12
NM|Colfax County|36.61,-104.65|angel fire,-22,-60;cimarron,-15,-42;eagle nest,-7,-63;maxwell,-6,8;miami,-26,-15;raton,29,21;springer,-23,6;ute park,-5,-47
NM|Curry County|34.57,-103.35|broadview,23,22;cannon afb,-19,3;clovis,-17,13;grady,24,5;melrose,-13,-28;saint vrain,-10,-12;texico,-18,29
NM|De Baca County|34.34,-104.41|fort sumner,12,18;taiban,-2,40;yeso,11,-33
NM|Doña Ana County|32.35,-106.83|anthony,-35,23;berino,-28,20;chamberino,-31,15;dona ana,4,2;fairacres,-5,-5;garfield,40,-44;hatch,31,-33;la mesa,-21,3;las cruces,3,6;mesilla,-8,3;mesilla park,-14,12;mesquite,-21,17;organ,7,22;radium springs,14,-8;rincon,31,-23;salem,36,-38;san miguel,-20,10;santa teresa,-51,15;sunland park,-53,23;vado,-23,18;white sands missile range,3,34
NM|Eddy County|32.47,-104.30|artesia,33,-6;carlsbad,-9,4;hope,34,-43;lakewood,17,-6;loco hills,35,33;loving,-20,21;malaga,-29,24;whites city,-30,-7
NM|Grant County|32.74,-108.38|arenas valley,5,20;bayard,2,25;buckhorn,33,-31;cliff,22,-23;faywood,-17,36;fort bayard,2,38;gila,23,-19;hachita,-85,5;hanover,7,43;hurley,-9,23;mimbres,17,35;mule creek,37,-52;pinos altos,12,16;redrock,-5,-36;santa clara,4,23;silver city,2,18;tyrone,-3,8
NM|Guadalupe County|34.86,-104.79|anton chico,34,-35;cuervo,17,38;la loma,31,-29;newkirk,22,55;santa rosa,-1,20;vaughn,-24,-40
NM|Harding County|35.86,-103.82|mills,27,-41;mosquero,-5,-8;solano,-1,-25
NM|Hidalgo County|31.91,-108.71|animas,14,-19;lordsburg,40,-1;playas,14,8;rodeo,-8,-32
NM|Lea County|32.79,-103.41|caprock,60,-23;crossroads,74,6;eunice,-35,25;hobbs,-4,25;lovington,16,6;maljamar,7,-35;mcdonald,35,10;monument,-20,14;tatum,47,10
NM|Lincoln County|33.75,-105.46|alto,-31,-22;capitan,-18,-7;carrizozo,-10,-41;corona,42,-7;fort stanton,-25,-6;glencoe,-36,2;hondo,-36,19;lincoln,-26,8;nogal,-25,-24;picacho,-39,31;ruidoso,-41,-21;ruidoso downs,-39,-8;san patricio,-36,11;tinnie,-37,23
NM|Los Alamos County|35.87,-106.31|los alamos,-1,2;white rock,-4,10
NM|Luna County|32.18,-107.75|columbus,-35,11;deming,5,1
NM|McKinley County|35.58,-108.26|brimhall,22,-32;church rock,-5,-34;continental divide,-16,-6;crownpoint,14,23;fort wingate,-6,-22;gallup,-9,-49;gamerco,-1,-50;jamestown,-10,9;mentmore,-8,-57;mexican springs,20,-56;navajo,31,-76;prewitt,-23,16;ramah,-45,-23;rehoboth,-5,-39;smith lake,-10,9;thoreau,-18,10;tohatchi,42,-36;vanderwagen,-23,-44;yatahey,-10,9;zuni,-51,-57
NM|Mora County|36.01,-104.95|buena vista,-10,-30;chacon,13,-44;cleveland,-2,-49;guadalupita,13,-29;holman,3,-44;mora,-4,-38;ocate,9,-12;ojo feliz,5,-17;rainsville,-3,-26;valmora,-19,2;wagon mound,-3,26;watrous,-22,-3
NM|Otero County|32.61,-105.74|alamogordo,28,-21;bent,54,-12;chaparral,-39,-52;cloudcroft,28,7;high rolls mountain park,33,-8;holloman air force base,22,-34;la luz,36,-21;mayhill,29,22;mescalero,60,-3;orogrande,-24,-34;pinon,3,33;sacramento,19,12;sunspot,25,-4;timberon,2,5;tularosa,45,-27;weed,19,24
NM|Quay County|35.10,-103.55|bard,3,39;house,-41,-37;logan,26,11;mcalister,-41,-23;nara visa,51,42;quay,-19,-23;san jon,2,27;tucumcari,6,-17
NM|Rio Arriba County|36.51,-106.69|abiquiu,-33,45;alcalde,-42,64;canjilon,-3,26;canones,-33,26;cebolla,-4,11;chama,39,11;chimayo,-51,75;cordova,-50,83;coyote,-41,2;dixon,-33,83;dulce,35,-37;el rito,-15,47;embudo,-29,80;espanola,-52,62;gallina,-19,-8;hernandez,-44,55;la madera,-4,11;lindrith,-19,-36;los ojos,22,12;medanales,-33,51;ohkay owingeh,-46,62;petaca,0,68;tierra amarilla,17,14;truchas,-47,88;vallecitos,2,55;velarde,-35,72;youngsville,-32,14
NM|Roosevelt County|34.02,-103.48|causey,-24,39;dora,-8,14;elida,-8,-15;floyd,23,-10;kenna,-18,-29;lingo,-30,33;milnesand,-42,20;portales,16,14;rogers,-10,29
NM|Sandoval County|35.69,-106.86|algodones,-30,51;bernalillo,-36,33;cochiti lake,-4,52;cochiti pueblo,-8,51;corrales,-45,24;counselor,52,-59;cuba,36,-32;jemez pueblo,-6,14;jemez springs,20,9;la jara,43,-13;pena blanca,-12,53;placitas,-38,33;ponderosa,-3,20;regina,50,-9;rio rancho,-48,18;san ysidro,-12,9;santo domingo pueblo,-16,52
NM|San Juan County|36.51,-108.32|aztec,31,31;blanco,22,50;bloomfield,19,34;farmington,25,19;flora vista,29,24;fruitland,19,-10;kirtland,23,-3;la plata,45,14;nageezi,-35,55;navajo dam,36,67;newcomb,-22,-39;sanostee,-8,-55;sheep springs,-37,-39;shiprock,15,-41;waterflow,26,-20
NM|San Miguel County|35.48,-104.82|conchas dam,-10,61;garita,-13,37;ilfeld,-6,-74;las vegas,11,-41;montezuma,17,-46;pecos,9,-85;ribera,-15,-65;rociada,34,-50;rowe,1,-86;san jose,-2,-62;sapello,28,-29;serafina,-8,-51;tererro,29,-86;trementina,-3,14;villanueva,-21,-55
NM|Santa Fe County|35.51,-105.98|cerrillos,-8,-16;edgewood,-43,-21;glorieta,2,23;lamy,-7,4;santa cruz,48,-6;santa fe,13,2;stanley,-38,-5;tesuque,28,6
NM|Sierra County|33.13,-107.19|arrey,-28,-13;caballo,-17,-22;derry,-34,-9;elephant butte,8,-3;hillsboro,-21,-43;monticello,27,-26;spaceport city,-14,22;truth or consequences,3,-7;williamsburg,-1,-10;winston,17,-47
NM|Socorro County|34.01,-106.93|bosque,49,13;claunch,6,98;la joya,37,11;lemitar,15,3;magdalena,10,-31;polvadera,20,1;san acacia,22,3;san antonio,-19,10;socorro,4,4;veguita,48,17
NM|Taos County|36.58,-105.63|amalia,36,18;arroyo hondo,0,-6;arroyo seco,-6,10;carson,-21,-13;cerro,18,2;chamisal,-45,-11;costilla,35,-4;el prado,-15,6;llano,-44,-5;ojo caliente,-25,-37;penasco,-40,-8;questa,13,4;ranchos de taos,-24,2;red river,9,16;san cristobal,3,0;taos,-18,5;taos ski valley,2,18;trampas,-45,-13;tres piedras,7,-34;vadito,-44,6;valdez,-1,7
NM|Torrance County|34.64,-105.85|cedarvale,-27,15;clines corners,37,18;encino,-3,37;estancia,13,-28;mcintosh,22,-20;moriarty,35,-21;mountainair,-12,-41;torreon,5,-47;willard,-7,-18
NM|Union County|36.48,-103.47|amistad,-58,26;capulin,30,-53;clayton,-4,28;des moines,25,-40;folsom,39,-37;gladstone,-18,-50;grenville,-11,-4;sedan,-25,33
NM|Valencia County|34.72,-106.81|belen,-6,11;bosque farms,16,11;jarales,-12,5;los lunas,7,10;peralta,12,12;tome,3,8
NY|Albany County|42.60,-73.97|albany,6,21;alcove,-14,5;altamont,11,-5;berne,1,-17;clarksville,-2,1;coeymans,-12,18;coeymans hollow,-11,5;cohoes,18,26;delmar,2,14;dormansville,1,0;east berne,2,-8;feura bush,-5,5;glenmont,0,18;guilderland,10,8;guilderland center,10,1;knox,6,-14;latham,15,21;medusa,-15,-16;newtonville,12,21;preston hollow,-14,-27;ravena,-12,15;rensselaerville,-9,-17;selkirk,-5,16;slingerlands,5,10;south bethlehem,-7,13;voorheesville,4,3;watervliet,13,26;westerlo,-8,-7
NY|Allegany County|42.26,-78.03|alfred,0,24;alfred station,0,25;allentown,-18,-3;alma,-24,-3;almond,6,25;andover,-10,24;angelica,7,3;belfast,6,-7;belmont,-2,2;black creek,3,-20;bolivar,-19,-12;canaseraga,20,23;caneadea,11,-16;centerville,22,-22;ceres,-24,-24;cuba,-7,-25;fillmore,19,-8;friendship,-7,-11;houghton,17,-18;hume,22,-11;little genesee,-23,-18;richburg,-17,-13;rushford,13,-23;scio,-9,4;swain,22,14;wellsville,-15,9;west clarksville,-13,-19;whitesville,-21,22
NY|Bronx County|40.85,-73.86|bronx,0,-2
NY|Broome County|42.16,-75.82|bible school park,-8,-28;binghamton,-5,-7;castle creek,10,-9;chenango bridge,1,-5;conklin,-11,1;corbettsville,-14,3;deposit,-9,39;endicott,-4,-23;endwell,-5,-20;glen aubrey,10,-16;harpursville,2,17;johnson city,-3,-15;killawog,24,-20;kirkwood,-9,2;lisle,18,-21;maine,9,-23;nineveh,0,27;ouaquaga,-3,17;port crane,4,6;tunnel,5,9;vestal,-8,-21;whitney point,18,-13;windsor,-8,18
NY|Cattaraugus County|42.25,-78.68|allegany,-16,18;cattaraugus,9,-21;conewango valley,1,-34;dayton,16,-31;delevan,24,20;east otto,15,-6;east randolph,-7,-27;ellicottville,5,2;farmersville station,18,32;franklinville,9,24;freedom,24,33;great valley,-4,6;hinsdale,-5,26;kill buck,-10,3;leon,5,-33;limestone,-18,5;little valley,1,-13;machias,16,17;olean,-17,25;otto,11,-13;perrysburg,22,-32;portville,-22,35;randolph,-8,-28;saint bonaventure,-17,20;salamanca,-9,-5;sandusky,24,31;south dayton,12,-37;steamburg,-17,-24;versailles,27,-32;west valley,18,5;westons mills,-19,30;yorkshire,28,20
NY|Cayuga County|42.92,-76.55|auburn,1,-1;aurora,-17,-12;cato,26,-1;cayuga,0,-15;genoa,-24,1;king ferry,-25,-7;locke,-26,14;martville,35,-8;meridian,25,2;montezuma,9,-15;moravia,-18,15;poplar ridge,-18,-7;port byron,12,-9;scipio center,-15,-3;sterling,41,-12;union springs,-8,-12;weedsport,13,1
NY|Chautauqua County|42.23,-79.37|ashville,-12,-4;bemus point,-8,1;brocton,17,-7;cassadaga,12,7;celoron,-12,8;chautauqua,-2,-10;cherry creek,8,25;clymer,-17,-30;dewittville,1,-5;dunkirk,26,4;ellington,0,25;falconer,-10,18;findley lake,-11,-37;forestville,22,21;fredonia,20,3;frewsburg,-18,23;gerry,-1,20;greenhurst,-11,6;jamestown,-13,13;kennedy,-8,27;lakewood,-13,4;lily dale,12,4;maple springs,-3,-6;mayville,1,-13;niobe,-22,-8;panama,-17,-11;portland,16,-9;ripley,2,-35;sheridan,26,13;sherman,-7,-22;silver creek,31,20;sinclairville,2,10;stockton,9,-1;stow,-7,-5;van buren point,22,-5;westfield,9,-21
NY|Chemung County|42.14,-76.76|big flats,1,-19;breesport,5,2;chemung,-10,14;elmira,-4,-6;erin,5,8;horseheads,4,-8;lowman,-7,7;millport,12,-8;pine city,-10,-12;pine valley,9,-11;van etten,7,19;wellsburg,-11,-1
NY|Chenango County|42.49,-75.61|afton,-25,8;bainbridge,-18,12;chenango forks,-21,-23;earlville,23,5;east pharsalia,9,-11;greene,-15,-12;guilford,-7,13;mc donough,1,-15;mount upton,-8,21;new berlin,13,26;north norwich,11,8;north pitcher,14,-20;norwich,5,8;oxford,-5,4;pitcher,10,-23;plymouth,14,-1;sherburne,19,13;smithville flats,-9,-21;smyrna,20,0;south new berlin,4,23;south otselic,17,-15;south plymouth,11,-2
NY|Clinton County|44.75,-73.68|altona,14,4;au sable forks,-30,-1;cadyville,-6,1;champlain,23,23;chazy,14,23;churubusco,20,-26;dannemora,-3,-4;ellenburg,15,-16;ellenburg center,10,-19;ellenburg depot,17,-11;lyon mountain,2,-27;mooers,21,9;mooers forks,21,1;morrisonville,-6,10;peru,-16,15;plattsburgh,-6,22;redford,-13,-13;rouses point,24,31;saranac,-4,-7;schuyler falls,-12,12;west chazy,5,17
NY|Columbia County|42.25,-73.63|ancram,-16,-1;ancramdale,-21,5;austerlitz,7,18;canaan,16,22;chatham,10,5;claverack,-2,-10;columbiaville,7,-12;copake,-15,7;copake falls,-11,12;craryville,-7,-2;east chatham,18,14;elizaville,-16,-15;germantown,-13,-23;ghent,5,-2;hillsdale,-6,8;hollowville,-4,-6;hudson,0,-12;kinderhook,13,-9;livingston,-11,-12;malden bridge,22,5;mellenville,1,-4;new lebanon,23,26;niverville,19,-3;north chatham,22,0;old chatham,19,8;philmont,0,-1;spencertown,6,13;stottville,4,-10;stuyvesant,11,-13;stuyvesant falls,9,-10;valatie,18,-4;west lebanon,24,17
NY|Cortland County|42.59,-76.07|blodgett mills,-3,-5;cincinnatus,-6,17;cortland,0,-12;east homer,8,-4;harford,-17,-16;homer,8,-12;little york,11,-9;marathon,-14,3;mc graw,0,-1;truxton,11,5;willet,-14,17
NY|Delaware County|42.20,-74.97|andes,-4,18;arkville,-6,39;bloomville,15,16;bovina center,7,20;davenport,27,13;davenport center,25,7;delancey,9,-14;delhi,10,5;denver,5,43;downsville,-13,-5;east branch,-19,-16;east meredith,21,7;fishs eddy,-23,-19;fleischmanns,-2,42;franklin,14,-18;grand gorge,16,47;halcottsville,1,37;hamden,-2,-3;hancock,-21,-30;harpersfield,25,28;hobart,16,29;margaretville,-1,35;masonville,1,-41;meridale,18,0;new kingston,1,28;roscoe,-24,3;roxbury,10,40;shinhopple,-17,-9;sidney,11,-42;sidney center,5,-32;south kortright,18,24;stamford,22,36;treadwell,17,-9;trout creek,1,-31;walton,-2,-19;west davenport,25,0
NY|Dutchess County|41.76,-73.74|amenia,8,19;annandale on hudson,25,-17;bangall,11,5;barrytown,24,-18;beacon,-25,-22;billings,-9,-2;castle point,-22,-22;chelsea,-21,-23;clinton corners,11,-2;dover plains,-3,16;fishkill,-22,-16;glenham,-24,-19;holmes,-23,8;hopewell junction,-20,-5;hughsonville,-18,-19;hyde park,2,-16;lagrangeville,-10,0;millbrook,2,5;millerton,19,21;pawling,-19,15;pine plains,23,8;pleasant valley,-2,-7;poughkeepsie,-4,-7;poughquag,-14,6;red hook,24,-11;rhinebeck,16,-15;rhinecliff,15,-21;salt point,4,-6;staatsburg,9,-16;stanfordville,12,5;stormville,-21,2;tivoli,29,-16;verbank,-4,2;wappingers falls,-17,-15;wassaic,1,19;wingdale,-11,19
NY|Erie County|42.76,-78.73|akron,26,22;alden,14,21;angola,-13,-32;athol springs,1,-16;boston,-13,-1;bowmansville,18,4;brant,-19,-30;buffalo,11,-11;chaffee,-20,23;clarence,22,12;clarence center,27,9;colden,-11,4;collins,-26,-16;collins center,-27,-12;crittenden,18,26;depew,14,3;derby,-7,-25;east amherst,28,3;east aurora,1,13;east concord,-22,12;eden,-11,-15;elma,7,10;farnham,-17,-35;getzville,26,-2;glenwood,-16,9;gowanda,-29,-20;grand island,26,-23;hamburg,-3,-11;holland,-12,19;irving,-19,-33;lake view,-4,-20;lancaster,14,7;lawtons,-22,-19;marilla,7,17;north boston,-8,-4;north collins,-17,-18;north evans,-7,-21;orchard park,0,-2;sardinia,-23,21;south wales,-6,19;spring brook,4,6;springville,-24,5;tonawanda,25,-14;wales center,1,20;west falls,-6,5
NY|Essex County|44.12,-73.77|bloomingdale,28,-31;crown point,-16,31;elizabethtown,11,17;essex,16,40;keene,14,-2;keene valley,9,0;keeseville,38,26;lake placid,16,-21;lewis,19,22;minerva,-34,-21;mineville,-3,25;moriah,-7,27;moriah center,-6,26;new russia,4,17;newcomb,-16,-37;north hudson,-13,6;olmstedville,-34,-16;paradox,-22,13;port henry,-7,30;port kent,41,36;ray brook,16,-31;schroon lake,-28,1;severance,-24,4;ticonderoga,-27,33;upper jay,22,0;westport,9,30;willsboro,24,38;wilmington,26,-7;witherbee,-3,24
NY|Franklin County|44.59,-74.30|bombay,36,-29;brainardsville,27,27;brushton,24,-22;burke,33,13;chateaugay,32,23;constable,35,-3;dickinson center,13,-25;fort covington,38,-19;gabriels,-16,12;hogansburg,39,-36;lake clear,-25,7;malone,26,1;moira,26,-26;north bangor,26,-12;owls head,14,17;paul smiths,-15,4;rainbow lake,-12,13;saint regis falls,7,-21;saranac lake,-27,17;tupper lake,-36,-19;vermontville,-13,25;whippleville,21,5
NY|Fulton County|43.11,-74.42|broadalbin,-4,25;caroga lake,8,-10;dolgeville,-1,-34;gloversville,-5,8;johnstown,-11,5;mayfield,3,18;saint johnsville,-10,-23;stratford,7,-26
NY|Genesee County|43.00,-78.19|alexander,-9,-7;basom,8,-20;batavia,0,1;bergen,9,23;byron,7,13;corfu,-2,-20;darien center,-11,-19;east bethany,-8,6;east pembroke,-1,-12;elba,9,2;le roy,-2,21;oakfield,7,-8;pavilion,-9,17;south byron,4,14;stafford,-2,10
NY|Greene County|42.28,-74.12|acra,5,4;ashland,3,-21;athens,0,31;cairo,3,11;catskill,-5,23;climax,9,27;cornwallville,9,-4;coxsackie,7,30;durham,12,-6;earlton,8,22;east durham,11,1;east jewett,-3,-1;elka park,-11,0;freehold,10,6;greenville,13,10;haines falls,-8,2;hannacroix,15,31;hensonville,1,-9;hunter,-4,-12;jewett,-1,-16;lanesville,-14,-12;leeds,3,18;lexington,-4,-24;maplecrest,2,-4;new baltimore,17,34;oak hill,13,-3;prattsville,2,-27;purling,2,5;round top,-1,7;south cairo,-1,17;surprise,11,17;tannersville,-8,-1;west coxsackie,13,30;west kill,-7,-24;windham,4,-14
NY|Hamilton County|43.66,-74.50|blue mountain lake,20,5;hoffmeister,-27,-24;indian lake,10,22;inlet,9,-29;lake pleasant,1,4;long lake,29,3;northville,-39,27;piseco,-21,-3;raquette lake,15,-16;sabael,7,19;speculator,-16,13;wells,-26,21
NY|Herkimer County|43.42,-74.96|cold brook,-12,-4;eagle bay,40,8;frankfort,-37,-14;herkimer,-39,-3;hinckley,-11,-15;ilion,-41,-9;jordanville,-50,1;little falls,-37,10;middleville,-28,4;mohawk,-43,-2;newport,-24,-2;old forge,33,7;poland,-21,-11;salisbury center,-26,18;thendara,28,-4;van hornesville,-52,13;west winfield,-54,-22
NY|Jefferson County|44.05,-75.93|adams,-24,-12;adams center,-19,-7;alexandria bay,29,1;antwerp,19,33;belleville,-27,-20;black river,-4,13;brownville,-4,-5;calcium,-2,8;cape vincent,8,-39;carthage,-7,33;chaumont,4,-19;clayton,10,-13;deferiet,-1,25;depauville,9,-13;dexter,-4,-13;ellisburg,-31,-19;evans mills,3,10;felts mills,-3,18;fishers landing,23,-7;fort drum,-1,18;great bend,-1,21;henderson,-20,-31;henderson harbor,-18,-25;la fargeville,15,-3;limerick,-2,-11;lorraine,-29,2;mannsville,-33,-15;natural bridge,1,43;oxbow,24,31;philadelphia,11,22;pierrepont manor,-32,-12;plessis,23,8;redwood,27,12;rodman,-19,6;sackets harbor,-11,-17;theresa,16,13;thousand island park,24,-10;three mile bay,1,-34;watertown,-11,3;wellesley island,27,-9
NY|Kings County|40.64,-73.94|brooklyn,1,-2
NY|Lewis County|43.78,-75.45|beaver falls,10,2;brantingham,-10,16;castorland,10,-1;constableville,-22,-1;copenhagen,10,-23;croghan,13,10;deer river,15,-14;denmark,12,-13;glenfield,-5,8;greig,-10,12;harrisville,38,12;lowville,1,3;lyons falls,-16,9;martinsburg,-5,-2;port leyden,-20,12;turin,-14,4;west leyden,-32,-6
NY|Livingston County|42.73,-77.78|avon,17,5;caledonia,23,-7;conesus,-1,10;dalton,-18,-15;dansville,-16,6;geneseo,7,-2;groveland,-5,2;hunt,-19,-21;lakeville,10,6;leicester,5,-12;lima,17,17;linwood,17,-15;livonia,9,11;livonia center,9,14;mount morris,-4,-9;nunda,-14,-14;piffard,12,-12;retsof,11,-10;scottsburg,-6,7;sonyea,-5,-5;south lima,13,9;york,15,-11
NY|Madison County|42.91,-75.67|bouckville,-2,10;bridgeport,25,-30;brookfield,-10,35;canastota,17,-9;cazenovia,2,-17;chittenango,14,-20;clockville,13,-7;de ruyter,-16,-19;eaton,-6,4;erieville,-6,-8;georgetown,-15,-7;hamilton,-9,13;hubbardsville,-9,24;kirkville,18,-28;leonardsville,-10,42;madison,-2,16;morrisville,0,2;munnsville,7,8;new woodstock,-7,-19;north brookfield,-6,29;oneida,17,2;peterboro,6,-1;solsville,0,15;wampsville,16,-3;west eaton,-6,2;west edmeston,-13,36
NY|Monroe County|43.15,-77.70|adams basin,5,-16;brockport,7,-24;churchville,-7,-14;clarkson,9,-23;east rochester,-3,20;fairport,-6,26;hamlin,16,-23;henrietta,-10,8;hilton,15,-9;honeoye falls,-18,12;mendon,-15,20;mumford,-15,-16;north chili,-3,-10;north greece,11,-4;penfield,-1,24;pittsford,-8,18;rochester,5,6;rush,-15,3;scottsville,-12,-8;spencerport,4,-11;webster,7,23;west henrietta,-11,1
NY|Montgomery County|42.90,-74.44|amsterdam,4,25;auriesville,3,12;canajoharie,-4,-15;fonda,5,4;fort hunter,4,16;fort johnson,7,19;fort plain,3,-20;fultonville,0,8;hagaman,7,29;nelliston,4,-17;palatine bridge,2,-13;sprakers,-5,-1;tribes hill,5,16
NY|Nassau County|40.74,-73.59|115 crm firms,1,1;115 firms,1,1;albertson,3,-7;american express,6,-13;atlantic beach,-15,-14;baldwin,-8,-2;bayville,17,3;bellmore,-7,5;bethpage,0,10;carle place,1,-3;cedarhurst,-11,-14;cheeselovers,1,1;east meadow,-2,3;east norwich,11,5;east rockaway,-10,-8;eastern states bkcard assoc,-1,-9;elmont,-4,-12;farmingdale,-1,15;floral park,0,-12;franklin square,-4,-9;freeport,-8,0;garden city,-1,-5;glen cove,13,-4;glen head,9,-2;glenwood landing,9,-5;great neck,5,-11;greenvale,7,-4;hempstead,-3,-3;hewlett,-10,-11;hicksville,2,5;independent elect of amer,-1,-9;inwood,-12,-16;island park,-13,-7;jericho,5,5;lawrence,-12,-15;levittown,-1,7;locust valley,14,-1;long beach,-15,-7;lynbrook,-8,-9;malverne,-6,-9;manhasset,6,-10;massapequa,-7,13;massapequa park,-6,14;merrick,-7,3;mill neck,15,3;mineola,1,-5;new hyde park,0,-10;oceanside,-10,-5;old bethpage,3,13;old westbury,5,0;oyster bay,13,6;plainview,4,10;point lookout,-15,1;port washington,3,-3;rockville center,1,2;rockville centre,-8,-5;roosevelt,-6,0;roslyn,6,-6;roslyn heights,5,-5;sea cliff,11,-6;seaford,-6,10;select and save,-7,-11;syosset,8,8;uniondale,-2,-1;valley stream,-7,-12;wantagh,-5,8;west hempstead,-5,-7;westbury,2,1;williston park,2,-6;woodbury,8,11;woodmere,-11,-13
NY|New York County|40.77,-73.97|contest mail,-6,-4;manhattan,-6,-4;muscular dystrophy,-1,-1;new york,-2,92;philip morris,-2,-2
NY|Niagara County|43.20,-78.75|appleton,11,11;barker,14,20;burt,12,3;gasport,1,17;lewiston,-3,-28;lockport,-3,5;middleport,2,26;model city,-1,-24;newfane,7,4;niagara falls,-10,-28;niagara university,-6,-29;north tonawanda,-15,-11;olcott,14,3;ransomville,3,-15;sanborn,-6,-13;stella niagara,0,-30;wilson,10,-8;youngstown,5,-28
NY|Oneida County|43.24,-75.44|alder creek,17,22;barneveld,-2,27;blossvale,-1,-25;boonville,24,9;bridgewater,-36,17;camden,10,-32;cassville,-33,18;chadwicks,-22,17;clark mills,-15,6;clayville,-26,19;cleveland,0,-42;clinton,-18,6;deansboro,-26,0;durhamville,-8,-24;forestport,23,26;franklin springs,-21,4;holland patent,1,18;knoxboro,-26,-8;lee center,7,-7;marcy,-8,16;mc connellsville,3,-25;new hartford,-18,15;new york mills,-14,14;north bay,0,-34;oriskany,-9,9;oriskany falls,-28,-5;prospect,6,29;remsen,10,27;rome,-2,-1;sangerfield,-32,8;sauquoit,-23,17;sherrill,-17,-16;stittville,-2,15;sylvan beach,-4,-29;taberg,10,-17;utica,-14,20;vernon,-15,-13;vernon center,-20,-8;verona,-9,-14;verona beach,-5,-28;washington mills,-19,16;waterville,-31,5;westdale,17,-39;westernville,9,12;westmoreland,-14,-2;whitesboro,-13,13;woodgate,28,29;yorkville,-13,16
NY|Onondaga County|43.01,-76.19|apulia station,-19,12;baldwinsville,16,-13;brewerton,22,6;camillus,4,-9;cicero,16,10;clay,17,2;delphi falls,-13,28;east syracuse,7,14;elbridge,2,-24;fabius,-15,21;fayetteville,2,18;jamesville,-2,12;jordan,6,-27;la fayette,-12,9;liverpool,9,-1;manlius,-2,22;marcellus,-2,-14;marietta,-11,-9;memphis,9,-21;minoa,7,18;mottville,-3,-25;nedrow,-5,4;plainville,15,-25;pompey,-11,18;preble,-21,-2;skaneateles,-8,-21;skaneateles falls,-1,-26;syracuse,4,4;tully,-20,5;warners,9,-10
NY|Ontario County|42.85,-77.30|bloomfield,3,-16;canandaigua,2,2;clifton springs,11,16;east bloomfield,5,-12;farmington,11,-1;fishers,16,-17;geneva,1,31;gorham,-5,17;hall,-6,24;hemlock,-7,-28;honeoye,-6,-22;ionia,9,-20;manchester,12,7;naples,-21,-9;oaks corners,8,29;phelps,11,25;port gibson,18,14;seneca castle,3,20;shortsville,12,6;springwater,-17,-28;stanley,-2,18;victor,13,-12;west bloomfield,5,-25
NY|Orange County|41.40,-74.31|arden,-13,15;bellvale,-15,0;blooming grove,1,11;bullville,14,-5;campbell hall,4,6;central valley,-7,19;chester,-5,4;circleville,12,-8;cornwall,1,27;cornwall on hudson,3,30;cuddebackville,8,-29;florida,-7,-5;fort montgomery,-7,32;goshen,-1,-2;greenwood lake,-19,0;harriman,-10,18;highland falls,-4,33;highland mills,-5,19;howells,8,-16;huguenot,2,-32;johnson,-4,-20;maybrook,9,9;middletown,6,-10;monroe,-7,12;montgomery,13,5;mountainville,0,23;new hampton,-4,-14;new milford,-17,-11;new windsor,7,25;newburgh,11,29;otisville,8,-22;pine island,-11,-18;port jervis,-2,-36;rock tavern,6,14;salisbury mills,5,19;slate hill,-3,-18;southfields,-15,13;sparrow bush,4,-41;sterling forest,-22,-1;sugar loaf,-8,2;thompson ridge,17,-2;tuxedo park,-21,9;unionville,-10,-25;vails gate,6,25;walden,16,13;warwick,-14,-5;washingtonville,2,15;west point,-1,34;westbrookville,10,-25;westtown,-8,-25
NY|Orleans County|43.25,-78.23|albion,-1,2;clarendon,-6,17;fancher,-1,14;holley,-4,16;kendall,8,20;kent,8,10;knowlesville,-2,-8;lyndonville,7,-15;medina,-3,-16;morton,8,24;waterport,8,-1
NY|Oswego County|43.43,-76.14|altmar,7,17;bernhards bay,-16,21;central square,-12,-4;constantia,-16,14;fair haven,0,-6;fulton,-11,-26;hannibal,-12,-40;hastings,-8,-1;lacona,21,9;lycoming,7,-24;mallory,-10,3;maple view,3,-1;mexico,3,-10;minetto,-3,-34;new haven,6,-17;orwell,13,15;oswego,1,-32;parish,-1,4;pennellville,-17,-10;phoenix,-18,-16;pulaski,13,2;redfield,14,32;richland,15,14;sandy creek,22,2;west monroe,-14,6;williamstown,-2,24
NY|Otsego County|42.63,-75.03|burlington flats,12,-14;cherry valley,15,29;colliersville,-13,5;cooperstown,7,11;east springfield,20,21;east worcester,0,37;edmeston,6,-21;fly creek,9,5;garrattsville,0,-15;gilbertsville,-16,-29;hartwick,6,-2;laurens,-10,-9;maryland,-10,13;milford,-2,7;morris,-9,-21;mount vision,-3,-9;new lisbon,-4,-16;oneonta,-17,-2;otego,-22,-17;portlandville,-10,7;richfield springs,21,6;roseboom,7,23;schenevus,-4,22;schuyler lake,14,-1;springfield center,20,17;unadilla,-31,-30;wells bridge,-26,-21;west burlington,7,-15;west oneonta,-13,-11;westford,5,27;worcester,-3,30
NY|Putnam County|41.43,-73.75|brewster,-2,15;carmel,2,7;cold spring,2,-18;garrison,-6,-17;lake peekskill,-9,-13;mahopac,-5,0;mahopac falls,-5,-1;patterson,6,17;putnam valley,-5,-10
NY|Queens County|40.70,-73.82|arverne,-11,3;astoria,7,-10;bayside,8,4;bellerose,3,10;breezy point,-14,-8;cambria heights,-1,8;college point,8,-2;corona,4,-4;east elmhurst,6,-6;elmhurst,3,-6;far rockaway,-9,2;flushing,3,-2;forest hills,2,-3;fresh meadows,3,3;glen oaks,5,11;hollis,1,5;howard beach,-4,-2;jackson heights,5,-6;jamaica,-3,0;kew gardens,0,-1;little neck,6,8;long island city,4,-13;maspeth,2,-8;middle village,1,-6;oakland gardens,4,6;ozone park,-2,-3;queens village,2,8;rego park,3,-4;richmond hill,0,-1;ridgewood,0,-8;rockaway park,-13,-2;rosedale,-4,9;saint albans,-1,6;south ozone park,-3,0;south richmond hill,-2,0;springfield gardens,-4,7;sunnyside,4,-10;whitestone,8,1;woodhaven,-1,-4;woodside,4,-9
NY|Rensselaer County|42.71,-73.51|averill park,-7,-4;berlin,-2,14;brainard,-22,0;castleton on hudson,-17,-20;cherry plain,-6,14;cropseyville,6,4;east greenbush,-12,-17;east nassau,-18,1;east schodack,-15,-12;grafton,6,6;hoosick,16,19;hoosick falls,18,15;johnsonville,17,1;melrose,13,-10;nassau,-18,-10;north hoosick,22,16;petersburg,4,17;poestenkill,-2,-5;rensselaer,-7,-21;sand lake,-7,1;schaghticoke,20,-11;schodack landing,-23,-24;stephentown,-14,11;troy,4,-17;valley falls,17,-4;west sand lake,-7,-10;wynantskill,-2,-13
NY|Richmond County|40.59,-74.15|staten island,0,1
NY|Rockland County|41.15,-74.02|bear mountain,1,-4;blauvelt,-9,6;congers,0,8;garnerville,5,2;haverstraw,4,5;hillburn,-3,-15;monsey,-4,-5;nanuet,-6,1;new city,-1,3;nyack,-6,10;orangeburg,-11,6;palisades,-14,10;pearl river,-9,1;piermont,-11,10;pomona,4,-2;sloatsburg,0,-18;sparkill,-13,10;spring valley,-4,-2;stony point,8,3;suffern,-4,-10;tallman,-4,-8;tappan,-13,7;thiells,5,1;tomkins cove,11,3;valley cottage,-3,8;west haverstraw,6,4;west nyack,-6,5
NY|St. Lawrence County|44.50,-75.07|brasher falls,35,32;brier hill,6,-60;canton,10,-9;chase mills,37,0;childwold,-21,39;chippewa bay,-5,-69;colton,1,14;cranberry lake,-27,21;de kalb junction,-1,-22;de peyster,0,-41;edwards,-18,-18;fine,-24,-7;gouverneur,-17,-40;hailesboro,-19,-38;hammond,-5,-60;hannawa falls,11,10;helena,43,36;hermon,-5,-13;heuvelton,10,-35;lawrenceville,25,41;lisbon,22,-20;madrid,27,-7;massena,44,18;morristown,9,-58;newton falls,-28,13;nicholville,21,39;norfolk,35,11;north lawrence,28,40;norwood,25,7;ogdensburg,19,-41;oswegatchie,-30,0;parishville,10,27;piercefield,-26,51;potsdam,17,9;pyrites,2,-12;raymondville,33,9;rensselaer falls,10,-25;richville,-6,-31;rooseveltown,48,34;russell,-11,-4;south colton,1,21;star lake,-34,4;waddington,36,-14;wanakena,-35,16;west stockholm,22,17;winthrop,26,26
NY|Saratoga County|43.11,-73.86|ballston lake,-19,1;ballston spa,-10,1;burnt hills,-17,-3;clifton park,-26,8;corinth,14,3;galway,-8,-17;gansevoort,7,16;greenfield center,3,2;hadley,21,1;mechanicville,-19,14;middle grove,-1,-15;porter corners,7,-2;rexford,-25,-1;rock city falls,-4,-6;round lake,-18,8;saratoga springs,-4,12;schuylerville,-2,26;south glens falls,18,23;stillwater,-10,20;victory mills,-2,27;waterford,-30,16
NY|Schenectady County|42.82,-74.06|alplaus,4,16;delanson,-7,-13;duanesburg,-5,-2;pattersonville,3,-6;quaker street,-9,-13;rotterdam junction,6,1;schenectady,0,11
NY|Schoharie County|42.59,-74.44|carlisle,18,-1;central bridge,15,10;charlotteville,-5,-24;cobleskill,10,-5;esperance,18,15;fultonham,1,1;gallupville,8,21;gilboa,-18,4;howes cave,12,8;jefferson,-9,-17;middleburgh,-2,11;north blenheim,-10,1;richmondville,6,-13;schoharie,7,14;sharon springs,18,-15;sloansville,17,8;summit,-5,-10;warnerville,7,-6;west fulton,-4,-2
NY|Schuyler County|42.39,-76.88|alpine,-4,14;beaver dams,-11,-10;bradford,-1,-22;burdett,5,5;cayuta,-12,18;hector,10,0;mecklenburg,6,17;montour falls,-5,4;odessa,-3,10;reading center,4,-5;rock stream,6,-6;tyrone,1,-15;watkins glen,-2,-3;wayne,8,-22
NY|Seneca County|42.78,-76.82|fayette,4,2;interlaken,-16,10;lodi,-18,-1;ovid,-9,3;romulus,-3,-2;seneca falls,13,3;waterloo,12,-5;willard,-10,-5
NY|Steuben County|42.27,-77.38|addison,-17,12;arkport,15,-31;atlanta,29,-8;avoca,10,-8;bath,9,8;cameron,-5,-6;cameron mills,-8,2;campbell,-3,18;canisteo,0,-21;cohocton,23,-12;coopers plains,-9,24;corning,-13,33;greenwood,-13,-25;hammondsport,16,19;hornell,6,-27;jasper,-14,-12;kanona,11,2;lindley,-24,24;painted post,-10,26;perkinsville,27,-25;prattsburgh,25,8;pulteney,26,21;rexville,-20,-29;savona,4,17;troupsburg,-22,-17;wayland,29,-21;woodhull,-19,-4
NY|Suffolk County|40.87,-72.85|abmps,-4,-52;amagansett,12,75;amityville,-19,-57;aquebogue,7,22;babylon,-17,-48;bay shore,-16,-40;bayport,-13,-21;bellport,-10,-10;blue point,-12,-19;bohemia,-10,-27;brentwood,-9,-40;bridgehampton,6,54;brightwaters,-14,-42;brookhaven,-9,-4;calverton,6,10;center moriches,-7,5;centereach,0,-24;centerport,2,-53;central islip,-8,-35;cold spring harbor,-1,-60;commack,-3,-43;copiague,-19,-55;coram,2,-16;cutchogue,14,37;deer park,-11,-48;east hampton,12,67;east islip,-14,-33;east marion,26,51;east moriches,-6,9;east northport,-1,-47;east quogue,-3,27;east setauket,7,-26;eastport,-4,12;farmingville,-3,-19;fishers island,39,83;great river,-14,-31;greenlawn,-1,-52;greenport,23,48;hampton bays,0,33;hauppauge,-5,-35;holbrook,-7,-22;holtsville,-6,-20;huntington,0,-56;huntington station,-6,-52;islandia,-7,-45;islip,-14,-37;islip terrace,-12,-34;jamesport,8,27;kings park,2,-40;lake grove,-1,-27;laurel,10,29;lindenhurst,-18,-53;manorville,-3,5;mastic,-6,-1;mastic beach,-10,-1;mattituck,12,31;medford,-5,-14;melville,-8,-56;middle island,1,-11;miller place,7,-14;montauk,18,90;moriches,-6,2;mount sinai,6,-17;nesconset,-2,-30;new suffolk,12,37;north babylon,-14,-48;northport,4,-48;oakdale,-13,-28;ocean beach,-23,-31;orient,27,56;patchogue,-11,-14;peconic,17,38;port jefferson,8,-21;port jefferson station,4,-20;quogue,-5,25;remsenburg,-6,14;ridge,3,-4;riverhead,6,20;rocky point,8,-9;ronkonkoma,-6,-28;sag harbor,11,54;sagaponack,6,58;saint james,1,-31;sayville,-12,-24;selden,0,-20;shelter island,19,51;shelter island heights,21,49;shirley,-7,-2;shoreham,8,-5;smithtown,-2,-37;sound beach,9,-13;south jamesport,7,27;southampton,2,45;southold,19,42;speonk,-5,14;stony brook,5,-29;upton,0,-4;wading river,8,1;wainscott,7,60;water mill,5,50;west babylon,-15,-51;west islip,-16,-45;west sayville,-14,-25;westhampton,-5,18;westhampton beach,-4,20;wyandanch,-12,-53;yaphank,-3,-7
NY|Sullivan County|41.72,-74.77|barryville,-23,-15;bethel,-5,-13;bloomingburg,-15,34;burlingham,-13,39;callicoon,5,-29;callicoon center,12,-18;cochecton,-2,-21;cochecton center,-6,-21;eldred,-18,-13;fallsburg,1,15;ferndale,2,3;forestburgh,-15,4;fremont center,16,-27;glen spey,-23,-3;glen wild,-6,18;grahamsville,16,26;hankins,12,-29;harris,0,4;highland lake,-19,-8;hortonville,5,-26;hurleyville,2,9;jeffersonville,6,-15;kauneonga lake,-3,-7;kenoza lake,1,-19;kiamesha lake,-3,10;lake huntington,-4,-23;liberty,8,2;livingston manor,16,-6;loch sheldrake,6,11;long eddy,15,-33;mongaup valley,-4,-3;monticello,-7,7;mountain dale,-2,23;narrowsburg,-12,-24;neversink,13,16;north branch,10,-21;obernburg,13,-24;parksville,14,3;phillipsport,-7,33;pond eddy,-27,-7;rock hill,-10,18;smallwood,-6,-5;south fallsburg,-1,12;summitville,-10,32;swan lake,1,-7;thompsonville,-5,14;white lake,-7,-10;white sulphur springs,8,-6;woodbourne,5,18;woodridge,0,19;wurtsboro,-13,26;youngsville,9,-12;yulan,-19,-16
NY|Tioga County|42.17,-76.31|apalachin,-11,15;barton,-10,-9;berkshire,14,11;candor,4,-3;lockwood,-6,-23;newark valley,6,14;nichols,-14,-5;owego,-6,5;richford,22,12;smithboro,-13,-9;spencer,8,-18;tioga center,-11,-4;waverly,-15,-23;willseyville,13,-8
NY|Tompkins County|42.45,-76.47|brooktondale,-8,11;dryden,3,19;etna,3,9;freeville,5,11;groton,13,11;ithaca,0,-2;jacksonville,6,-14;lansing,11,-6;mc lean,10,18;newfield,-9,-12;slaterville springs,-5,11;trumansburg,7,-19
NY|Ulster County|41.89,-74.26|accord,-8,2;bearsville,15,10;big indian,19,-20;bloomington,-1,21;boiceville,12,-1;chichester,21,-1;claryville,8,-27;clintondale,-21,20;connelly,2,27;cottekill,-4,15;cragsmoor,-22,-12;ellenville,-17,-16;esopus,-6,29;gardiner,-23,9;glasco,16,31;glenford,12,10;greenfield park,-16,-26;high falls,-7,13;highland,-17,27;highmount,26,-23;hurley,4,19;kerhonkson,-9,-5;kingston,6,23;lake hill,19,5;lake katrine,10,27;malden on hudson,21,32;marlboro,-28,27;milton,-23,28;modena,-24,15;mount marion,15,26;mount tremper,16,1;napanoch,-13,-12;new paltz,-14,15;olivebridge,-1,-2;palenville,28,24;phoenicia,20,-6;pine bush,-27,-7;pine hill,25,-22;plattekill,-25,18;port ewen,1,28;rifton,-5,23;rosendale,-5,18;ruby,13,25;saugerties,19,28;shandaken,25,-12;shokan,9,5;spring glen,-22,-17;stone ridge,-3,9;tillson,-5,20;ulster park,-2,26;walker valley,-25,-12;wallkill,-27,11;wawarsing,-13,-10;west camp,24,32;west hurley,11,15;west park,-9,28;west shokan,8,-3;willow,20,2;woodstock,15,15
NY|Warren County|43.56,-73.85|adirondack,16,6;athol,-8,-4;bakers mills,5,-18;bolton landing,2,17;brant lake,14,13;chestertown,8,4;cleverdale,-9,21;diamond point,-5,15;glens falls,-25,20;hague,19,32;johnsburg,2,-7;kattskill bay,-9,22;lake george,-14,15;lake luzerne,-24,2;north creek,14,-14;north river,16,-24;pottersville,17,3;queensbury,-23,16;riparius,10,-5;silver bay,14,34;stony creek,-14,-10;warrensburg,-6,5;wevertown,7,-9
NY|Washington County|43.31,-73.43|argyle,-7,-3;buskirk,-35,-2;cambridge,-26,5;clemons,33,0;comstock,15,3;cossayuna,-13,0;eagle bridge,-33,8;fort ann,12,-5;fort edward,-5,-15;granville,7,13;greenwich,-22,-7;hampton,21,18;hartford,4,3;hudson falls,0,-14;huletts landing,33,-8;middle falls,-21,-9;middle granville,14,13;north granville,14,9;putnam station,44,2;salem,-13,10;shushan,-20,11;whitehall,24,4
NY|Wayne County|43.16,-77.03|alton,7,5;clyde,-7,16;east williamson,8,-11;lyons,-8,4;macedon,-8,-31;marion,0,-16;newark,-10,-7;north rose,4,11;ontario,7,-28;ontario center,7,-28;palmyra,-9,-19;pultneyville,13,-11;red creek,7,31;rose,-1,17;savannah,-6,27;sodus,7,-2;sodus point,10,5;south butler,-2,26;union hill,7,-34;walworth,-2,-26;williamson,9,-14;wolcott,8,21
NY|Westchester County|41.16,-73.76|amawalk,13,-1;ardsley,-15,-9;ardsley on hudson,-13,-12;armonk,-2,5;baldwin place,18,1;bedford,3,12;bedford hills,7,6;briarcliff manor,-2,-8;bronxville,-22,-8;buchanan,10,-19;chappaqua,1,-2;cortlandt manor,12,-14;crompond,14,-11;cross river,11,15;croton falls,19,9;croton on hudson,7,-15;dobbs ferry,-15,-11;eastchester,-21,-5;elmsford,-10,-6;goldens bridge,14,11;granite springs,15,0;harrison,-19,4;hartsdale,-14,-5;hastings on hudson,-17,-11;hawthorne,-5,-4;irvington,-12,-10;jefferson valley,18,-4;katonah,11,7;larchmont,-23,0;lincolndale,17,3;mamaroneck,-21,2;maryknoll,-4,2;millwood,4,-4;mohegan lake,15,-10;montrose,9,-19;mount kisco,4,3;mount vernon,-25,-7;new rochelle,-24,-3;north salem,18,16;ossining,1,-10;peekskill,13,-16;pelham,-26,-5;pleasantville,-3,-3;port chester,-14,8;pound ridge,4,18;purchase,-12,4;purdys,17,10;scarsdale,-17,-4;shenorock,17,1;shrub oak,17,-7;somers,17,6;south salem,9,21;tarrytown,-7,-9;thornwood,-4,-2;tuckahoe,-20,-6;valhalla,-8,-2;verplanck,9,-20;waccabuc,14,15;west harrison,-10,2;white plains,-12,-1;yonkers,-22,-12;yorktown heights,14,-4
NY|Wyoming County|42.70,-78.22|arcade,-14,-19;attica,15,-6;bliss,-12,-3;castile,-7,17;cowlesville,11,-22;dale,12,5;gainesville,-8,4;java center,-4,-17;java village,-3,-22;north java,-2,-11;perry,2,22;pike,-15,7;portageville,-15,14;silver lake,-1,20;silver springs,-3,14;strykersville,2,-21;varysburg,4,-9;warsaw,4,8;wyoming,13,14
NY|Yates County|42.63,-77.10|bellona,12,8;branchport,-3,-10;dresden,5,15;dundee,-13,10;himrod,-4,15;keuka park,-6,-2;lakemont,-12,18;middlesex,6,-18;penn yan,3,5;rushville,13,-14
NC|Alamance County|36.04,-79.40|alamance,-1,-9;altamahaw,14,-11;burlington,1,-7;elon,6,-11;graham,-1,2;haw river,5,3;mebane,5,13;saxapahaw,-9,7;snow camp,-14,-3;swepsonville,-2,4
NC|Alexander County|35.92,-81.18|hiddenite,3,13;stony point,-6,11;taylorsville,-2,-4
NC|Alleghany County|36.49,-81.13|ennice,3,15;glade valley,-5,11;laurel springs,-5,-13;piney creek,4,-18;roaring gap,-11,11;sparta,2,-1
NC|Anson County|34.97,-80.10|ansonville,13,-1;lilesville,0,13;mc farlan,-16,13;morven,-12,10;peachland,3,-18;polkton,1,-5;wadesboro,1,3
NC|Ashe County|36.43,-81.50|creston,2,-15;crumpler,3,10;fleetwood,-15,-1;grassy creek,11,5;jefferson,-3,6;lansing,8,-3;scottville,5,17;todd,-11,-9;warrensville,2,-5;west jefferson,-6,1
NC|Avery County|36.08,-81.92|banner elk,9,8;crossnore,-5,-1;elk park,9,-4;linville,-1,5;linville falls,-12,-2;minneapolis,2,-7;montezuma,-1,2;newland,-2,-1;pineola,-5,3;plumtree,-3,-8
NC|Beaufort County|35.49,-76.86|aurora,-19,6;bath,-2,9;belhaven,-5,22;blounts creek,-11,-7;chocowinity,-1,-23;edward,-17,-2;pantego,13,16;pinetown,8,5
NC|Bertie County|36.07,-76.98|aulander,8,-14;colerain,12,12;kelford,12,-21;lewiston woodville,3,-17;merry hill,2,20;powellsville,16,4;roxobel,13,-28;windsor,-5,4
NC|Bladen County|34.62,-78.56|bladenboro,-5,-22;clarkton,-11,-7;council,-19,15;dublin,4,-16;elizabethtown,3,-1;kelly,-16,27;tar heel,13,-25;white oak,15,-17
NC|Brunswick County|34.07,-78.24|bolivia,-4,7;calabash,-17,-34;leland,20,18;longwood,-7,-32;oak island,-15,11;ocean isle beach,-18,-19;shallotte,-12,-17;southport,-10,20;sunset beach,-19,-28;supply,-5,-5;winnabow,8,18
NC|Buncombe County|35.61,-82.53|alexander,9,-10;arden,-15,0;asheville,-1,-1;barnardsville,16,7;black mountain,-1,24;candler,-7,-17;enka,-11,-18;fairview,-9,13;fletcher,-16,3;leicester,4,-18;montreat,3,22;ridgecrest,1,23;skyland,-13,1;swannanoa,1,12;weaverville,10,-2
NC|Burke County|35.75,-81.70|connellys springs,-1,19;drexel,1,10;glen alpine,-2,-8;hildebran,-3,28;icard,-2,23;jonas ridge,22,-19;morganton,-1,0;rutherford college,0,18;valdese,-1,14
NC|Cabarrus County|35.39,-80.55|concord,-1,-1;harrisburg,-6,-11;kannapolis,6,-4;midland,-14,2;mount pleasant,3,13
NC|Caldwell County|35.95,-81.54|collettsville,4,-18;granite falls,-16,11;hudson,-11,5;lenoir,-4,1;patterson,4,-2;rhodhiss,-18,11
NC|Camden County|36.39,-76.21|camden,-6,6;shiloh,-13,16;south mills,7,-10
NC|Carteret County|34.83,-76.66|atlantic,6,30;atlantic beach,-13,-9;beaufort,-7,3;cedar island,18,34;davis,-3,19;emerald isle,-16,-37;gloucester,-9,12;harkers island,-13,10;marshallberg,-10,14;morehead city,-10,-10;newport,-7,-25;salter path,-14,-23;sealevel,5,27;smyrna,-7,13;stacy,1,23;stella,-5,-48;williston,-4,15
NC|Caswell County|36.39,-79.33|blanch,7,6;leasburg,2,14;milton,12,12;pelham,10,-14;prospect hill,-10,12;providence,9,-7;yanceyville,0,-1
NC|Catawba County|35.66,-81.21|catawba,1,16;claremont,6,8;conover,7,0;hickory,5,-11;maiden,-9,4;newton,-1,-3;sherrills ford,-7,18;terrell,-8,25
NC|Chatham County|35.70,-79.26|bear creek,-9,-12;bennett,-14,-27;bonlee,-5,-16;bynum,8,13;goldston,-14,-8;gulf,-14,-3;moncure,-7,17;pittsboro,7,8;siler city,3,-20
NC|Cherokee County|35.13,-84.06|andrews,6,24;brasstown,-11,11;culberson,-14,-10;marble,1,13;murphy,0,3
NC|Chowan County|36.15,-76.61|edenton,-6,-1;tyner,10,-4
NC|Clay County|35.06,-83.75|hayesville,-2,-4;warne,-5,-16
NC|Cleveland County|35.33,-81.56|boiling springs,-8,-11;casar,18,-8;earl,-14,2;fallston,10,5;grover,-15,10;kings mountain,-8,17;lattimore,-1,-11;lawndale,11,2;mooresboro,-10,-19;polkville,6,-8;shelby,-4,1;waco,3,13
NC|Columbus County|34.27,-78.66|bolton,4,32;brunswick,2,-4;cerro gordo,4,-27;chadbourn,6,-17;clarendon,-9,-11;delco,2,39;evergreen,15,-24;fair bluff,4,-36;hallsboro,5,5;lake waccamaw,7,15;nakina,-15,0;riegelwood,8,40;tabor city,-14,-17;whiteville,6,-6
NC|Craven County|35.12,-77.09|bridgeton,0,7;cherry point,-22,19;cove city,8,-20;dover,13,-27;ernul,13,4;havelock,-23,20;new bern,-2,3;vanceboro,18,-8
NC|Cumberland County|35.05,-78.83|cumberland,-4,-14;falcon,14,18;fayetteville,0,-8;fort bragg,5,-8;godwin,15,16;hope mills,-10,-11;linden,18,3;pope army airfield,1,-7;spring lake,13,-15;stedman,-1,13;wade,11,10
NC|Currituck County|36.41,-76.01|aydlett,-10,10;barco,-5,3;coinjock,-3,7;corolla,-9,19;currituck,3,0;grandy,-17,13;harbinger,-30,19;jarvisburg,-24,14;knotts island,12,4;maple,-1,0;moyock,8,-11;poplar branch,-13,10;powells point,-29,18;shawboro,-3,-9
NC|Dare County|35.76,-75.78|avon,-41,27;buxton,-49,24;frisco,-53,17;hatteras,-54,9;kill devil hills,25,11;kitty hawk,30,8;manns harbor,6,-6;manteo,13,11;nags head,12,18;point harbor,32,-1;rodanthe,-17,32;salvo,-21,31;stumpy point,-6,1;wanchese,10,14;waves,-20,32
NC|Davidson County|35.79,-80.21|denton,-17,12;lexington,6,-6;linwood,-4,-16;southmont,-13,-7;thomasville,8,3;wallburg,22,7;welcome,11,-4
NC|Davie County|35.93,-80.54|advance,8,10;cooleemee,-12,-1;mocksville,-1,1
NC|Duplin County|34.94,-77.93|albertson,18,8;beulaville,0,16;calypso,22,-17;chinquapin,-11,17;faison,18,-18;kenansville,8,4;magnolia,-4,-11;rose hill,-11,-8;teachey,-17,-9;wallace,-18,-1;warsaw,8,-10
NC|Durham County|36.04,-78.88|bahama,12,-1;durham,-2,-2
NC|Edgecombe County|35.91,-77.60|battleboro,9,-11;conetoe,-10,14;macclesfield,-16,-7;pinetops,-12,-4;rocky mount,2,-21;speed,5,15;tarboro,-1,5;whitakers,16,-12
NC|Forsyth County|36.13,-80.26|belews creek,9,16;bethania,5,-8;clemmons,-10,-14;kernersville,-1,18;lewisville,-4,-16;pfafftown,3,-12;piedmont aviation,1,4;rural hall,11,-4;tobaccoville,10,-14;wachovia master chrg,-2,2;walkertown,5,9;winston salem,-7,1
NC|Franklin County|36.08,-78.28|bunn,-12,3;franklinton,1,-16;louisburg,-2,3;youngsville,-6,-19
NC|Gaston County|35.29,-81.18|belmont,-5,14;bessemer city,-1,-11;cherryville,8,-17;cramerton,-5,10;dallas,4,-1;gastonia,-4,0;high shoals,11,-2;lowell,-3,8;mc adenville,-4,10;mount holly,2,15;stanley,6,9
NC|Gates County|36.45,-76.70|corapeake,7,10;eure,-1,-15;gates,6,-6;gatesville,-4,-3;hobbsville,-9,8;roduco,2,-11;sunbury,-1,9
NC|Graham County|35.35,-83.83|fontana dam,7,5;robbinsville,-2,5
NC|Granville County|36.30,-78.65|bullock,20,9;butner,-17,-11;creedmoor,-19,-3;oxford,3,4;stem,-10,-7;stovall,14,8
NC|Greene County|35.48,-77.68|hookerton,-5,11;maury,0,9;snow hill,-4,-2;walstonburg,10,-2
NC|Guilford County|36.08,-79.79|browns summit,12,8;climax,-15,9;colfax,2,-22;gibsonville,4,22;greensboro,0,-1;high point,-8,-21;jamestown,-8,-14;julian,-13,15;mc leansville,4,12;oak ridge,9,-19;pleasant garden,-13,3;sears roebuck,-1,0;sedalia,0,17;stokesdale,18,-18;summerfield,14,-10;whitsett,-5,19
NC|Halifax County|36.26,-77.65|enfield,-6,-6;halifax,5,9;hobgood,-20,24;hollister,0,-28;littleton,16,-20;roanoke rapids,19,-2;scotland neck,-13,22;tillery,-2,15;weldon,16,5
NC|Harnett County|35.37,-78.87|angier,12,14;broadway,5,-17;buies creek,4,13;bunnlevel,-6,3;coats,4,21;dunn,-6,26;erwin,-4,18;kipling,11,5;lillington,-4,-5;mamers,5,-6;olivia,-1,-24
NC|Haywood County|35.56,-82.98|canton,-4,14;clyde,0,6;hazelwood,-9,-2;lake junaluska,-3,1;maggie valley,-4,-11;waynesville,-4,0
NC|Henderson County|35.34,-82.48|bat cave,12,19;dana,-1,10;east flat rock,-6,6;edneyville,6,14;etowah,-2,-12;flat rock,-5,9;gerton,14,13;hendersonville,-1,-1;horse shoe,1,-8;mills river,5,-9;mountain home,3,-1;naples,5,0;tuxedo,-12,6;zirconia,-12,2
NC|Hertford County|36.36,-76.98|ahoskie,-6,-2;cofield,-3,11;como,14,-3;harrellsville,-7,20;murfreesboro,7,-12;winton,2,4
NC|Hoke County|35.02,-79.24|raeford,-3,2;shannon,-12,6
NC|Hyde County|35.52,-76.24|engelhard,0,21;fairfield,5,1;ocracoke,-38,35;scranton,-5,-25;swanquarter,-10,-4
NC|Iredell County|35.81,-80.87|barium springs,-9,-3;harmony,15,12;mooresville,-23,3;mount mourne,-27,3;olin,15,2;scotts,2,-13;statesville,1,-2;troutman,-12,-1;turnersburg,10,7;union grove,23,-2
NC|Jackson County|35.29,-83.14|balsam,14,6;cashiers,-19,6;cullowhee,-5,-1;dillsboro,8,-12;glenville,-10,5;sylva,6,-6;tuckasegee,-3,7;webster,6,-8;whittier,16,-14
NC|Johnston County|35.52,-78.37|benson,-11,-18;clayton,13,-7;four oaks,-11,-5;kenly,9,23;micro,5,16;pine level,-1,12;princeton,-6,20;selma,4,10;smithfield,-1,2;willow spring,3,-31;wilsons mills,7,0
NC|Jones County|35.02,-77.35|comfort,-2,-17;pollocksville,-1,13;trenton,5,-10
NC|Lee County|35.48,-79.17|cumnock,-1,1;lemon springs,-9,-2;sanford,-1,1
NC|Lenoir County|35.24,-77.64|deep run,-8,-5;kinston,3,4;la grange,7,-13;pink hill,-18,-5
NC|Lincoln County|35.49,-81.22|alexis,-8,13;crouse,-6,-8;denver,0,23;iron station,-2,12;lincolnton,0,1;vale,3,-24
NC|McDowell County|35.68,-82.05|glenwood,6,-1;little switzerland,17,-4;marion,0,3;nebo,-1,14;old fort,-6,-12
NC|Macon County|35.15,-83.42|franklin,3,4;highlands,-8,21;otto,-10,4;scaly mountain,-12,9;topton,7,-22
NC|Madison County|35.86,-82.71|hot springs,-5,-19;mars hill,0,18;marshall,0,0
NC|Martin County|35.84,-77.11|everetts,-1,-7;hamilton,10,-10;hassell,7,-17;jamesville,-6,21;oak city,12,-19;parmele,-3,-21;robersonville,-2,-15;williamston,-2,1
NC|Mecklenburg County|35.25,-80.83|charlotte,-2,1;cornelius,23,-4;davidson,25,1;huntersville,16,-2;matthews,-10,10;newell,3,12;paw creek,1,3;pineville,-18,-5
NC|Mitchell County|36.02,-82.16|bakersville,1,-1;penland,-10,5;spruce pine,-11,9
NC|Montgomery County|35.33,-79.91|biscoe,3,13;candor,-11,12;ether,12,12;jackson springs,-11,24;mount gilead,-11,-8;star,9,12;troy,5,0
NC|Moore County|35.31,-79.48|aberdeen,-19,4;cameron,0,13;carthage,-1,9;eagle springs,2,-15;highfalls,18,0;lakeview,-7,17;pinebluff,-21,2;pinehurst,-11,2;robbins,14,-10;southern pines,-9,7;vass,-9,23;west end,-6,-5
NC|Nash County|35.97,-77.98|bailey,-16,-10;castalia,12,-9;middlesex,-20,-22;nashville,2,3;red oak,9,7;sharpsburg,-10,15;spring hope,-4,-12
NC|New Hanover County|34.23,-77.89|carolina beach,-20,-1;castle hayne,9,-3;kure beach,-24,-2;wilmington,-3,0;wrightsville beach,-1,9
NC|Northampton County|36.42,-77.40|conway,0,15;garysburg,6,-17;gaston,8,-25;henrico,11,-46;jackson,-3,-2;margarettsville,11,7;milwaukee,-2,17;pendleton,8,21;pleasant hill,10,-12;potecasi,-5,16;rich square,-14,10;seaboard,7,-1;severn,10,21;woodland,-9,19
NC|Onslow County|34.73,-77.43|camp lejeune,-5,1;holly ridge,-23,-13;hubert,-3,22;jacksonville,1,2;maysville,14,19;mccutcheon field,-4,4;midway park,0,11;richlands,13,-16;sneads ferry,-19,2;swansboro,-3,29;tarawa terrace,1,4
NC|Orange County|36.06,-79.12|carrboro,-16,3;cedar grove,14,-5;chapel hill,-12,6;efland,3,-7;hillsborough,1,3
NC|Pamlico County|35.15,-76.73|alliance,0,-7;arapahoe,-14,-9;bayboro,1,-2;grantsboro,-8,-14;hobucken,10,16;lowland,16,15;merritt,-2,6;oriental,-11,3;stonewall,-1,-1;vandemere,4,7
NC|Pasquotank County|36.29,-76.28|elizabeth city,-1,5
NC|Pender County|34.52,-77.91|atkinson,1,-26;burgaw,2,-3;currie,-7,-19;hampstead,-14,24;maple hill,14,19;rocky point,-9,-2;willard,16,-12
NC|Perquimans County|36.20,-76.44|belvidere,11,-10;durants neck,-1,-3;hertford,-4,7;winfall,2,-3
NC|Person County|36.39,-78.97|hurdle mills,-14,-11;rougemont,-15,7;roxboro,1,-1;semora,12,-12;timberlake,-10,4
NC|Pitt County|35.59,-77.38|ayden,-14,-3;bellarthur,-1,-14;bethel,20,0;falkland,10,-14;farmville,-1,-20;fountain,8,-26;greenville,0,0;grifton,-22,-4;grimesland,-4,12;simpson,-2,10;stokes,12,10;washington,0,24;winterville,-6,-2
NC|Polk County|35.28,-82.17|columbus,-3,-3;lynn,-4,-7;mill spring,6,1;saluda,-4,-16;tryon,-6,-7
NC|Randolph County|35.71,-79.81|asheboro,1,2;cedar falls,9,-7;franklinville,8,9;liberty,16,22;ramseur,0,16;randleman,14,0;seagrove,-18,11;sophia,12,-9;staley,9,25;trinity,13,-18
NC|Richmond County|35.01,-79.75|cordova,-9,-7;ellerbe,9,0;hamlet,-12,5;hoffman,3,19;marston,-2,17;norman,16,2;rockingham,-4,-2
NC|Robeson County|34.64,-79.10|barnesville,-23,6;fairmont,-17,-4;lumber bridge,24,4;lumberton,0,6;marietta,-26,-2;maxton,9,-21;orrum,-19,7;parkton,26,11;pembroke,5,-8;proctorville,-17,6;red springs,17,-6;rowland,-5,-16;saint pauls,16,13
NC|Rockingham County|36.40,-79.77|burlington house,-5,11;eden,5,1;madison,-3,-19;mayodan,3,-18;reidsville,-3,8;ruffin,5,21;stoneville,7,-13;wentworth,0,0
NC|Rowan County|35.64,-80.53|china grove,-7,-6;cleveland,10,-19;east spencer,4,9;faith,-6,7;gold hill,-9,19;granite quarry,-3,9;landis,-10,-9;mount ulla,0,-20;rockwell,-9,10;salisbury,2,4;spencer,5,9;woodleaf,15,-8
NC|Rutherford County|35.40,-81.92|bostic,5,11;caroleen,-12,12;chimney rock,3,-32;cliffside,-16,15;ellenboro,-7,15;forest city,-8,7;harris,-18,4;henrietta,-14,12;lake lure,4,-25;rutherfordton,-3,-6;spindale,-4,0;union mills,7,-5
NC|Sampson County|34.99,-78.37|autryville,11,-23;clinton,1,5;garland,-20,-6;harrells,-32,13;ivanhoe,-37,14;newton grove,24,1;roseboro,-3,-14;salemburg,6,-10;turkey,-1,16
NC|Scotland County|34.84,-79.48|gibson,-9,-10;laurel hill,-2,-7;laurinburg,-7,1;wagram,6,8
NC|Stanly County|35.31,-80.25|albemarle,4,5;badin,10,14;locust,-4,-17;misenheimer,17,-4;new london,12,5;norwood,-8,11;oakboro,-6,-9;richfield,14,-3;stanfield,-10,-19
NC|Stokes County|36.40,-80.24|danbury,5,2;germanton,-13,1;king,-11,-12;lawsonville,11,3;pine hall,-5,19;pinnacle,-7,-20;sandy ridge,9,15;walnut cove,-8,9;westfield,7,-13
NC|Surry County|36.41,-80.69|ararat,-3,10;dobson,-4,-2;elkin,-13,-17;lowgap,9,-10;mount airy,9,8;pilot mountain,0,20;siloam,-11,11;state road,-7,-18;toast,9,6;white plains,-1,-2
NC|Swain County|35.49,-83.49|almond,-12,-7;bryson city,-6,5;cherokee,2,18
NC|Transylvania County|35.20,-82.80|balsam grove,3,-8;brevard,2,6;cedar mountain,-5,16;lake toxaway,-6,-12;penrose,5,17;pisgah forest,6,13;rosman,-6,-2;sapphire,-14,-21
NC|Tyrrell County|35.82,-76.21|columbia,9,-3
NC|Union County|34.99,-80.53|indian trail,10,-13;marshville,3,15;mineral springs,-5,-14;monroe,-1,-2;waxhaw,-6,-20;wingate,0,8
NC|Vance County|36.37,-78.41|henderson,-2,1;kittrell,-16,-2;middleburg,3,9;townsville,13,-2
NC|Wake County|35.79,-78.65|apex,-7,-19;cary,-1,-16;fuquay varina,-21,-14;garner,-11,5;holly springs,-16,-19;knightdale,-1,16;morrisville,4,-19;new hill,-11,-28;raleigh,2,2;rolesville,13,19;wake forest,19,16;wendell,1,26;zebulon,4,33
NC|Warren County|36.40,-78.11|macon,11,11;manson,6,-19;norlina,8,-8;ridgeway,4,-13;vaughan,3,10;warrenton,-4,-5;wise,9,-7
NC|Washington County|35.82,-76.58|creswell,4,16;plymouth,3,-17;roper,8,0
NC|Watauga County|36.23,-81.70|blowing rock,-10,0;boone,-2,3;deep gap,-2,18;sugar grove,3,-15;valle crucis,-2,-8;vilas,3,-7;zionville,9,-5
NC|Wayne County|35.36,-78.00|dudley,-7,-2;fremont,19,5;goldsboro,0,-1;mount olive,-15,-9;pikeville,13,5;seven springs,-15,9
NC|Wilkes County|36.21,-81.16|boomer,-15,-15;ferguson,-8,-22;glendale springs,13,-20;hays,10,5;mc grady,10,-3;millers creek,0,-9;moravian falls,-13,-2;north wilkesboro,-1,6;purlear,-1,-19;roaring river,-2,16;ronda,0,24;thurmond,15,23;traphill,12,15;wilkesboro,-7,1
NC|Wilson County|35.71,-77.92|black creek,-7,-1;elm city,11,6;lucama,-6,-10;saratoga,-5,14;sims,4,-17;stantonsburg,-11,8;wilson,3,-1
NC|Yadkin County|36.16,-80.67|boonville,7,3;east bend,4,14;hamptonville,-4,-15;jonesville,7,-12;yadkinville,-3,1
NC|Yancey County|35.90,-82.31|burnsville,0,2;green mountain,10,5;micaville,1,9
ND|Adams County|46.10,-102.53|hettinger,-4,-26;reeder,1,-41
ND|Barnes County|46.94,-98.07|dazey,25,-9;fingal,-16,29;kathryn,-22,9;litchville,-28,-12;luverne,30,14;nome,-26,28;oriska,1,29;pillsbury,25,31;rogers,14,-14;sanborn,-1,-16;valley city,-1,7;wimbledon,21,-36
ND|Benson County|48.07,-99.37|esmond,-3,-39;fort totten,-9,34;knox,27,-30;leeds,22,-7;maddock,-11,-16;minnewaukan,0,9;oberon,-12,23;saint michael,-8,50;tokio,-15,55;warwick,-18,69;york,19,-23
ND|Billings County|47.02,-103.38|fairfield,21,7;medora,-8,-19
ND|Bottineau County|48.79,-100.83|antler,17,-50;bottineau,5,40;kramer,-11,16;lansford,-17,-55;maxbass,-2,-42;newburg,-9,-13;souris,8,10;westhope,11,-20;willow city,-19,54
ND|Bowman County|46.11,-103.52|bowman,6,12;rhame,5,-19;scranton,-2,39
ND|Burke County|48.79,-102.52|bowbells,5,23;columbus,5,-28;flaxton,9,14;lignite,6,-4;portal,18,-3;powers lake,-14,-16
ND|Burleigh County|46.98,-100.47|baldwin,-2,-29;bismarck,-16,-29;driscoll,-13,32;menoken,-16,-6;moffit,-30,17;regan,18,-5;sterling,-13,19;wing,17,16
ND|Cass County|46.93,-97.25|absaraka,4,-16;amenia,9,4;argusville,17,34;arthur,17,4;buffalo,-1,-29;casselton,-3,3;davenport,-24,16;erie,18,-14;fargo,-6,45;gardner,19,26;grandin,28,23;harwood,2,28;horace,-22,36;hunter,26,3;kindred,-28,24;leonard,-27,-2;mapleton,-7,13;page,22,-35;tower city,-2,-41;west fargo,-4,32;wheatland,-10,-10
ND|Cavalier County|48.77,-98.46|alsen,-12,-12;calvin,8,-42;hannah,19,-26;langdon,1,11;maida,23,10;milton,-16,45;munich,-10,-37;nekoma,-20,9;osnabrock,-10,31;sarles,17,-53;wales,15,-10
ND|Dickey County|46.11,-98.50|ellendale,-10,-1;forbes,-10,-31;fullerton,8,12;oakes,0,28
ND|Divide County|48.82,-103.49|ambrose,0,2;crosby,7,21;fortuna,7,-25;noonan,7,48
ND|Dunn County|47.36,-102.62|dodge,-5,42;dunn center,0,0;halliday,0,28;killdeer,5,-16;manning,-23,-6;marshall,-22,29
ND|Eddy County|47.72,-98.90|new rockford,0,0;sheyenne,10,-16
ND|Emmons County|46.28,-100.24|braddock,28,13;hague,-23,26;hazelton,20,-3;kintyre,29,27;linton,-10,1;strasburg,-19,3
ND|Foster County|47.46,-98.88|carrington,0,-1;glenfield,0,19;grace city,10,7;mchenry,10,31
ND|Golden Valley County|46.94,-103.85|beach,-1,-14;golva,-23,-11;sentinel butte,-11,5
ND|Grand Forks County|47.92,-97.46|arvilla,-1,-3;emerado,0,19;gilby,16,-1;grand forks,0,41;grand forks afb,4,8;inkster,23,-19;larimore,-1,-17;manvel,16,26;mekinock,9,3;niagara,6,-38;northwood,-16,-15;reynolds,-21,25;thompson,-15,36
ND|Grant County|46.36,-101.64|carson,10,10;elgin,1,-12;flasher,24,32;new leipzig,2,-32;raleigh,-2,36;shields,-17,38
ND|Griggs County|47.46,-98.24|binford,12,-12;cooperstown,0,8;hannaford,-8,-11;jessie,8,0;sutton,-7,-20
ND|Hettinger County|46.43,-102.46|mott,-6,13;new england,8,-38;regent,-1,-11
ND|Kidder County|46.98,-99.78|dawson,-11,3;pettibone,14,25;robinson,19,3;steele,-13,-15;tappen,-15,18;tuttle,18,-21
ND|LaMoure County|46.46,-98.54|berlin,-8,5;dickey,9,7;edgeley,-10,-18;kulm,-15,-41;lamoure,-7,18;marion,9,17;verona,-9,45
ND|Logan County|46.46,-99.48|fredonia,-9,31;gackle,13,26;napoleon,3,-29
ND|McHenry County|48.23,-100.64|anamoose,-36,38;balfour,-27,11;bantry,30,4;deering,17,-40;drake,-33,26;granville,2,-17;karlsruhe,-13,6;norwich,2,-34;towner,13,15;upham,35,-10;velva,-17,-30;voltaire,-25,-16
ND|McIntosh County|46.11,-99.44|ashley,-6,12;lehr,15,9;wishek,8,-17;zeeland,-11,-33
ND|McKenzie County|47.74,-103.40|alexander,5,-26;arnegard,7,-6;cartwright,6,-55;grassy butte,-30,10;keene,20,51;mandaree,-1,72;watford city,6,14
ND|McLean County|47.61,-101.32|benedict,18,26;butte,20,66;coleharbor,-6,10;garrison,6,-29;mercer,-12,60;riverdale,-11,-5;roseglen,9,-50;ruso,15,45;turtle lake,-7,44;underwood,-15,13;washburn,-30,31;wilton,-44,53
ND|Mercer County|47.31,-101.83|beulah,-4,3;golden valley,-1,-23;hazen,2,22;stanton,0,44
ND|Morton County|46.72,-101.28|almont,-1,-24;glen ullin,11,-54;hebron,18,-76;mandan,11,37;new salem,9,-15;saint anthony,-13,38
ND|Mountrail County|48.20,-102.36|new town,-23,-12;palermo,14,12;parshall,-25,21;plaza,-18,39;ross,11,-19;stanley,14,-6;white earth,10,-41
ND|Nelson County|47.92,-98.19|aneta,-22,21;dahlen,24,23;lakota,5,-13;mcville,-16,1;michigan,10,7;pekin,-15,-13;petersburg,8,21;tolna,-8,-26
ND|Oliver County|47.12,-101.34|center,3,18
ND|Pembina County|48.77,-97.55|bathgate,10,7;cavalier,3,-16;crystal,-18,-12;drayton,-16,34;glasston,-5,8;hamilton,3,8;hensel,-5,-15;mountain,-7,-33;neche,21,1;pembina,9,26;saint thomas,-14,10;walhalla,11,-25
ND|Pierce County|48.25,-99.97|balta,-8,-6;rugby,1,-2;wolford,23,31
ND|Ramsey County|48.27,-98.72|brocket,-4,36;churchs ferry,2,-42;crary,-18,15;devils lake,-15,-14;edmore,16,27;hampden,26,7;lawton,4,31;penn,-4,-35;starkweather,18,-13;webster,6,-15
ND|Ransom County|46.46,-97.66|enderlin,15,5;fort ransom,-1,-25;lisbon,0,2;mcleod,-5,34;sheldon,10,20
ND|Renville County|48.72,-101.66|glenburn,-25,43;mohall,1,5;sherwood,24,-4;tolley,8,-20
ND|Richland County|46.26,-96.95|abercrombie,18,22;barney,-1,-2;christine,31,15;colfax,19,8;fairmount,-22,32;hankinson,-21,5;lidgerwood,-20,-23;mantador,-10,-1;mooreton,0,7;wahpeton,3,28;walcott,32,-5;wyndmere,3,-18
ND|Rolette County|48.77,-99.84|belcourt,7,7;dunseith,8,-18;mylo,-14,25;rolette,-7,-4;rolla,9,23;saint john,16,8
ND|Sargent County|46.11,-97.63|cayuga,2,23;cogswell,-4,-19;forman,-4,-7;gwinner,12,-3;havana,-14,2;milnor,9,15;rutland,-3,8;stirum,14,-20
ND|Sheridan County|47.58,-100.35|denhoff,0,8;goodrich,-10,23;martin,20,22;mcclusky,-9,-11
ND|Sioux County|46.11,-101.04|cannon ball,28,45;fort yates,-2,39;selfridge,-8,-11;solen,25,26
ND|Slope County|46.45,-103.46|amidon,1,20;marmarth,-12,-42
ND|Stark County|46.81,-102.65|belfield,1,-47;dickinson,3,-12;gladstone,0,13;lefor,-14,16;richardton,3,36;south heart,0,-36;taylor,12,28
ND|Steele County|47.46,-97.72|finley,7,-2;hope,-13,1;sharon,15,-18
ND|Stutsman County|46.98,-98.96|buchanan,3,6;cleveland,-9,-17;courtenay,25,41;jamestown,-4,16;kensal,29,24;medina,-9,-35;montpelier,-30,30;pingree,22,-6;spiritwood,1,44;streeter,-28,-34;woodworth,18,-38;ypsilanti,-21,47
ND|Towner County|48.69,-99.25|agate,-6,-25;bisbee,-6,-13;cando,-20,4;egeland,-5,13;hansboro,21,-18;perth,7,-19;rocklake,14,7
ND|Traill County|47.45,-97.16|blanchard,-13,-9;buxton,16,7;caledonia,2,28;clifford,-10,-25;cummings,8,17;galesburg,-18,-25;hatton,18,-27;hillsboro,-7,10;mayville,5,-16;portland,5,-22
ND|Walsh County|48.37,-97.72|adams,5,-37;edinburg,13,-17;fairdale,11,-49;fordville,-15,-8;forest river,-14,26;grafton,4,31;hoople,15,10;lankin,-7,-29;minto,-11,41;park river,3,-2;pisek,-7,2
ND|Ward County|48.22,-101.54|berthold,8,-15;burlington,5,11;carpio,21,-17;des lacs,3,-3;donnybrook,27,-35;douglas,-36,3;kenmare,50,-54;makoti,-26,-26;minot,4,24;minot afb,20,22;ryder,-24,-13;sawyer,-14,47;surrey,1,42
ND|Wells County|47.59,-99.66|bowdon,-15,-4;bremen,13,30;cathay,4,26;chaseley,-14,-16;fessenden,4,2;harvey,12,-9;hurdsfield,-15,-28;sykeston,-15,26
ND|Williams County|48.34,-103.48|alamo,24,1;epping,-7,10;grenora,18,-44;mcgregor,25,55;tioga,2,52;trenton,-27,-36;wildrose,22,33;williston,-16,-15;zahl,23,-18
OH|Adams County|38.85,-83.47|bentonville,-10,-14;blue creek,-7,14;cherry fork,5,-15;lynx,-11,5;manchester,-15,-15;peebles,14,10;seaman,12,-12;west union,-4,-6;winchester,9,-19
OH|Allen County|40.77,-84.11|beaverdam,6,13;bluffton,11,21;cairo,6,2;delphos,6,-22;gomer,7,-8;harrod,-5,16;lafayette,-1,16;lima,-2,-2;spencerville,-7,-24
OH|Ashland County|40.85,-82.27|ashland,1,-5;hayesville,-7,1;jeromesville,-3,9;loudonville,-21,4;nankin,7,-1;nova,18,-7;perrysville,-19,-5;polk,9,6;savannah,12,-9;sullivan,19,5
OH|Ashtabula County|41.71,-80.75|andover,-9,17;ashtabula,16,-4;austinburg,5,-11;conneaut,23,17;dorset,-5,8;geneva,10,-20;jefferson,3,-1;kingsville,16,9;north kingsville,20,6;orwell,-18,-7;pierpont,6,18;rock creek,-5,-11;rome,-10,-12;unionville,8,-25;williamsfield,-17,15;windsor,-15,-22
OH|Athens County|39.33,-82.05|albany,-12,-17;amesville,7,8;athens,-2,-6;buchtel,13,-14;carbondale,4,-23;chauncey,7,-8;coolville,-12,21;glouster,16,-4;guysville,-8,12;hockingport,-14,30;jacksonville,14,-3;millfield,7,-7;nelsonville,12,-19;new marshfield,-1,-21;shade,-12,2;sharpsburg,10,13;stewart,-1,15;the plains,3,-9;trimble,15,-4
OH|Auglaize County|40.56,-84.22|buckland,6,-4;minster,-17,-15;new bremen,-12,-16;new hampshire,0,27;new knoxville,-6,-9;saint johns,-1,14;saint marys,-2,-17;uniopolis,4,14;wapakoneta,1,4;waynesfield,5,26
OH|Belmont County|40.02,-80.99|alledonia,-11,3;bannock,9,1;barnesville,-3,-15;barton,9,15;bellaire,0,22;belmont,2,-2;bethesda,0,-9;blaine,5,17;bridgeport,6,21;colerain,11,17;fairpoint,11,5;flushing,13,-9;glencoe,0,9;holloway,15,-14;jacobsburg,-8,10;lafferty,10,-2;lansing,6,20;martins ferry,9,25;maynard,11,11;morristown,5,-9;neffs,1,16;piedmont,14,-23;powhatan point,-15,17;saint clairsville,6,1;shadyside,-5,22;warnock,1,5
OH|Brown County|38.93,-83.87|aberdeen,-26,10;decatur,-11,17;fayetteville,25,-8;feesburg,-5,-14;georgetown,-6,-4;hamersville,-1,-13;higginsport,-14,-10;mount orab,11,-8;ripley,-18,4;russellville,-8,11;sardinia,5,7
OH|Butler County|39.44,-84.58|collinsville,8,-3;fairfield,-5,1;hamilton,-4,1;middletown,8,19;monroe,0,21;okeana,-9,-20;overpeck,1,6;oxford,7,-17;ross,-13,-7;seven mile,4,2;shandon,-11,-14;somerville,12,-5;trenton,4,12;west chester,-10,17
OH|Carroll County|40.58,-81.09|amsterdam,-11,13;augusta,11,7;bowerston,-14,-10;carrollton,0,1;dellroy,1,-11;harlem spgs,-6,9;kensington,14,15;leesville,-13,-12;malvern,11,-9;mechanicstown,5,13;sherrodsville,-6,-14
OH|Champaign County|40.14,-83.77|cable,4,12;christiansburg,-8,-26;mechanicsburg,-7,20;mingo,7,12;north lewisburg,9,21;rosewood,8,-19;saint paris,-3,-19;urbana,-3,0;westville,-4,-7;woodstock,4,22
OH|Clark County|39.92,-83.78|catawba,8,16;clifton,-12,-4;donnelsville,0,-16;enon,-5,-15;medway,-4,-24;new carlisle,1,-24;north hampton,7,-16;south charleston,-6,12;south vienna,3,17;springfield,1,-2;tremont city,10,-5
OH|Clermont County|39.05,-84.15|amelia,-3,-6;batavia,5,1;bethel,-11,6;chilo,-25,1;felicity,-22,5;goshen,17,3;loveland,20,-11;marathon,8,10;milford,12,-8;moscow,-19,-4;neville,-24,-6;new richmond,-9,-9;newtonsville,13,7;owensville,8,2;williamsburg,3,11
OH|Clinton County|39.41,-83.81|blanchester,-11,-17;clarksville,-1,-15;cuba,-6,-5;lees creek,0,18;martinsville,-10,1;midland,-12,-9;new vienna,-8,12;port william,14,2;reesville,7,13;sabina,8,16;wilmington,3,-3
OH|Columbiana County|40.77,-80.78|beloit,13,-21;columbiana,12,8;east liverpool,-9,18;east palestine,7,23;east rochester,-1,-24;elkton,-1,7;hanoverton,0,-14;homeworth,6,-26;leetonia,9,2;lisbon,-1,2;negley,-1,22;new waterford,8,16;north georgetown,8,-20;rogers,1,16;salem,13,-8;salineville,-15,-6;summitville,-9,-11;washingtonville,13,1;wellsville,-15,12;west point,-6,8;winona,6,-12
OH|Coshocton County|40.30,-81.92|bakersville,5,28;blissfield,10,-5;conesville,-12,3;coshocton,-3,5;fresno,7,16;keene,5,5;plainfield,-9,20;walhonding,4,-24;warsaw,1,-14;west lafayette,-3,18
OH|Crawford County|40.85,-82.92|bucyrus,-4,-5;chatfield,10,-2;crestline,-6,18;galion,-12,13;new washington,11,7;north robinson,-6,6;oceola,-1,-18;sulphur springs,2,4;tiro,3,12
OH|Cuyahoga County|41.42,-81.66|ameritrust card center,7,-1;bay village,6,-27;beachwood,5,14;bedford,-3,14;berea,-6,-20;brecksville,-11,3;broadview heights,-11,-1;brookpark,-3,-15;chagrin falls,-1,29;cleveland,10,0;euclid,17,14;gates mills,11,24;independence,-4,0;lakewood,6,-14;maple heights,-1,10;north olmsted,0,-25;north royalton,-10,-9;olmsted falls,-5,-26;rocky river,4,-19;solon,-4,22;strongsville,-11,-18;westlake,3,-26
OH|Darke County|40.13,-84.62|ansonia,8,-2;arcanum,-15,9;gettysburg,-2,13;greenville,-4,-1;hollansburg,-14,-17;new madison,-17,-10;new weston,20,-1;north star,19,5;osgood,21,12;palestine,-8,-13;pitsburg,-15,13;rossburg,16,-1;union city,7,-16;versailles,9,12;yorkshire,19,14
OH|Defiance County|41.32,-84.49|defiance,-4,13;evansport,10,9;farmer,7,-14;hicksville,-2,-27;jewell,0,21;mark center,-3,-14;sherwood,-3,-5
OH|Delaware County|40.28,-83.00|delaware,1,-7;galena,-8,13;kilbourne,5,5;lewis center,-9,2;ostrander,0,-19;powell,-9,-9;radnor,11,-17;sunbury,-1,15
OH|Erie County|41.37,-82.64|berlin heights,-5,16;birmingham,-4,28;castalia,1,-16;huron,0,10;kelleys island,23,-7;milan,-6,3;sandusky,7,-7;vermilion,4,28
OH|Fairfield County|39.75,-82.63|amanda,-12,-13;baltimore,11,1;bremen,-6,22;carroll,5,-8;lancaster,-3,3;lithopolis,5,-18;millersport,15,10;pickerington,16,-13;pleasantville,7,12;rushville,2,20;stoutsville,-14,-19;sugar grove,-12,10;thurston,9,8;west rushville,1,19
OH|Fayette County|39.56,-83.46|bloomingburg,7,5;jeffersonville,10,-11;milledgeville,3,-13;washington court house,-2,0
OH|Franklin County|39.97,-83.01|amlin,10,-17;blacklick,5,20;brice,-5,18;canal winchester,-13,20;columbus,2,2;dublin,14,-13;galloway,-3,-18;grove city,-9,-8;groveport,-8,9;harrisburg,-15,-16;hilliard,6,-13;lockbourne,-16,3;new albany,12,21;reynoldsburg,-1,21;westerville,11,7
OH|Fulton County|41.60,-84.13|archbold,-7,-17;delta,-4,14;fayette,7,-19;lyons,9,7;metamora,9,20;pettisville,-7,-10;wauseon,-4,-2
OH|Gallia County|38.82,-82.32|bidwell,10,5;cheshire,13,19;crown city,-21,5;gallipolis,-1,9;kerr,4,6;patriot,-5,-11;rio grande,6,-6;thurman,5,-9;vinton,15,-4
OH|Geauga County|41.50,-81.18|burton,-5,3;chardon,7,-3;chesterland,4,-16;east claridon,3,7;huntsburg,4,11;middlefield,-5,14;montville,10,12;newbury,-2,-6;novelty,-1,-16;parkman,-13,11;thompson,18,12
OH|Greene County|39.69,-83.89|alpha,2,-13;bellbrook,-5,-19;bowersville,-11,17;cedarville,6,9;fairborn,11,-13;jamestown,-5,14;spring valley,-8,-14;wilberforce,2,1;xenia,-1,-5;yellow springs,11,0
OH|Guernsey County|40.05,-81.49|buffalo,-14,-3;byesville,-9,-5;cambridge,-2,-9;cumberland,-20,-16;derwent,-13,-5;fairview,1,24;kimbolton,11,-5;kipling,-6,-1;lore city,-1,5;old washington,-1,4;pleasant city,-14,-6;quaker city,-7,20;salesville,-4,12;senecaville,-12,4
OH|Hamilton County|39.20,-84.54|addyston,-6,-17;california,-14,12;camp dennison,0,25;cincinnati,-2,4;cleves,0,-19;harrison,6,-24;hooven,-2,-22;miamitown,2,-16;miamiville,2,24;mount saint joseph,-10,-10;north bend,-4,-18;terrace park,-4,23
OH|Hancock County|41.00,-83.67|arcadia,11,16;arlington,-13,0;benton ridge,0,-13;findlay,4,2;jenera,-10,-6;mc comb,11,-14;mount blanchard,-11,11;mount cory,-6,-14;rawson,-4,-12;van buren,13,2;vanlue,-4,17;williamstown,-17,1
OH|Hardin County|40.66,-83.66|alger,4,-17;dola,10,-4;dunkirk,12,3;forest,12,12;kenton,-2,5;mc guffey,3,-15;mount victory,-14,17;ridgeway,-14,9;roundhead,-9,-19
OH|Harrison County|40.29,-81.09|adena,-8,21;cadiz,-3,6;deersville,0,-9;freeport,-10,-19;harrisville,-11,20;hopedale,6,19;jewett,8,9;new athens,-11,9;new rumley,11,6;scio,11,-1;tippecanoe,-1,-20
OH|Henry County|41.33,-84.07|colton,9,5;deshler,-11,17;grelton,1,7;hamler,-10,3;holgate,-8,-8;liberty center,12,8;malinta,-3,2;mc clure,4,13;napoleon,6,-7;new bavaria,-13,-10;okolona,-1,-4;ridgeville corners,10,-19
OH|Highland County|39.18,-83.60|buford,-10,-25;greenfield,16,21;highland,16,0;hillsboro,-2,-1;leesburg,16,5;lynchburg,3,-20;mowrystown,-15,-15;sinking spring,-11,22
OH|Hocking County|39.50,-82.48|carbon hill,1,24;haydenville,-2,15;laurelville,-2,-24;logan,4,7;murray city,1,31;rockbridge,5,-8;south bloomingville,-8,-11;union furnace,-4,12
OH|Holmes County|40.56,-81.93|baltic,-11,25;berlin,0,14;big prairie,6,-14;brinkhaven,-10,-22;charm,-5,15;glenmont,-4,-22;holmesville,7,0;killbuck,-7,-5;lakeville,9,-21;millersburg,0,10;mount hope,6,15;nashville,3,-18;walnut creek,-2,21;winesburg,5,24
OH|Huron County|41.15,-82.60|collins,10,11;greenwich,-11,8;monroeville,7,-10;new haven,-11,-8;new london,-6,20;north fairfield,-4,0;norwalk,9,-1;plymouth,-15,-7;wakeman,12,22;willard,-9,-13
OH|Jackson County|39.02,-82.62|coalton,9,1;jackson,2,-3;oak hill,-13,3;wellston,10,7
OH|Jefferson County|40.39,-80.76|bergholz,13,-12;bloomingdale,-1,-5;brilliant,-12,13;dillonvale,-16,-4;east springfield,7,-10;empire,12,14;hammondsville,18,-1;irondale,13,-3;mingo junction,-7,13;mount pleasant,-21,-4;piney fork,-12,-8;rayland,-18,5;richmond,4,0;smithfield,-11,-2;steubenville,-2,10;stratton,13,13;tiltonsville,-22,6;toronto,9,13;wolf run,8,-13;yorkville,-23,5
OH|Knox County|40.40,-82.42|bladensburg,-12,14;butler,14,2;centerburg,-11,-26;danville,6,16;fredericktown,10,-16;gambier,-2,4;howard,2,9;martinsburg,-13,7;mount liberty,-5,-21;mount vernon,-1,-6
OH|Lake County|41.70,-81.24|eastlake,-4,-21;grand river,5,-5;madison,11,18;mentor,-2,-10;painesville,1,4;perry,7,9;wickliffe,-9,-23;willoughby,-6,-17
OH|Lawrence County|38.60,-82.54|chesapeake,-14,9;ironton,-7,-13;kitts hill,-3,-1;pedro,5,-11;proctorville,-14,18;rock camp,-6,0;scottown,-1,14;south point,-17,-2;waterloo,12,2;willow wood,-1,8
OH|Licking County|40.09,-82.48|alexandria,1,-12;brownsville,-14,23;buckeye lake,-16,1;croton,15,-22;etna,-13,-20;granville,-1,-4;gratiot,-14,27;heath,-7,10;hebron,-13,-1;homer,16,-3;jacksontown,-13,7;johnstown,5,-21;kirkersville,-13,-12;newark,-2,5;pataskala,-9,-19;saint louisville,9,13;summit station,-10,-27;utica,15,7
OH|Logan County|40.39,-83.77|belle center,11,0;bellefontaine,-3,1;de graff,-8,-15;east liberty,-8,18;huntsville,5,-3;lakeview,11,-15;lewistown,4,-16;middleburg,-10,18;quincy,-10,-21;rushsylvania,8,11;russells point,8,-12;west liberty,-13,1;zanesfield,-7,13
OH|Lorain County|41.30,-82.15|amherst,7,-10;avon,15,13;avon lake,21,14;columbia station,2,22;elyria,9,6;grafton,-1,11;kipton,-3,-16;lagrange,-5,2;lorain,15,-2;north ridgeville,10,15;oberlin,-1,-7;sheffield lake,19,5;wellington,-12,-8
OH|Lucas County|41.62,-83.66|berkey,8,-18;curtice,3,37;grand rapids,-18,-20;harbor view,7,21;holland,0,-7;maumee,-4,-1;monclova,-5,-12;neapolis,-13,-22;oregon,3,22;swanton,-3,-22;sylvania,9,-5;toledo,6,13;waterville,-12,-8;whitehouse,-10,-16
OH|Madison County|39.89,-83.40|london,1,-4;mount sterling,-18,12;plain city,20,13;sedalia,-16,-8;south solon,-15,-20;west jefferson,5,12
OH|Mahoning County|41.01,-80.78|berlin center,1,-16;campbell,6,19;canfield,1,2;damascus,-11,-19;ellsworth,1,-8;greenford,-7,-1;lake milton,9,-19;lowellville,4,24;mineral ridge,12,2;new middletown,-5,22;new springfield,-9,19;north jackson,7,-8;north lima,-5,12;petersburg,-11,24;sebring,-9,-25;struthers,4,18;youngstown,6,10
OH|Marion County|40.59,-83.16|caledonia,4,17;green camp,-6,-5;la rue,-1,-21;marion,0,5;martel,8,25;morral,11,-4;new bloomington,2,-16;prospect,-11,-2;waldo,-13,9
OH|Medina County|41.12,-81.90|brunswick,13,7;chippewa lake,-5,0;hinckley,12,15;homerville,-9,-23;litchfield,5,-12;lodi,-9,-12;medina,2,5;seville,-10,4;sharon center,-2,16;spencer,-2,-20;valley city,12,-3;wadsworth,-9,17;westfield center,-9,-3
OH|Meigs County|39.08,-82.03|chester,0,10;langsville,-1,-22;long bottom,0,14;middleport,-8,-3;pomeroy,-2,-1;portland,-8,21;racine,-10,10;reedsville,7,23;rutland,1,-12;syracuse,-9,5;tuppers plains,9,18
OH|Mercer County|40.54,-84.63|burkettsville,-19,-1;celina,2,0;chickasaw,-10,14;coldwater,-6,-2;fort recovery,-14,-13;maria stein,-13,12;mendon,14,11;montezuma,-5,8;rockford,14,-4;saint henry,-13,0
OH|Miami County|40.05,-84.23|bradford,7,-20;casstown,2,12;conover,9,20;covington,6,-12;fletcher,9,13;laura,-8,-17;ludlow falls,-7,-10;piqua,9,-2;pleasant hill,0,-11;potsdam,-9,-19;tipp city,-11,6;troy,-2,1;west milton,-10,-10
OH|Monroe County|39.73,-81.08|beallsville,12,5;cameron,4,14;clarington,5,17;graysville,-6,-10;hannibal,-6,21;jerusalem,12,-1;laings,-1,7;lewisville,4,-15;malaga,13,-7;sardis,-7,16;stafford,-2,-19;sycamore vly,-7,-15;woodsfield,2,1
OH|Montgomery County|39.75,-84.29|brookville,9,-13;clayton,10,-5;dayton,-1,9;englewood,12,-4;farmersville,-7,-13;germantown,-13,-9;miamisburg,-6,2;new lebanon,-1,-10;phillipsburg,15,-11;vandalia,13,9
OH|Morgan County|39.62,-81.85|chesterhill,-13,-2;malta,3,-6;mcconnelsville,3,0;stockport,-7,3
OH|Morrow County|40.52,-82.79|ashley,-11,-16;cardington,-2,-14;chesterville,-5,11;fulton,-6,-3;iberia,15,-5;marengo,-13,-2;mount gilead,1,-1;shauck,9,13;sparta,0,-3
OH|Muskingum County|39.97,-81.94|adamsville,11,7;blue rock,-17,5;chandlersville,-8,11;dresden,14,-5;duncan falls,-9,3;east fultonham,-12,-18;frazeysburg,17,-18;fultonham,-11,-19;hopewell,-1,-23;nashport,7,-15;new concord,4,21;norwich,3,14;philo,-12,3;roseville,-15,-13;trinway,18,-7;white cottage,-9,-15;zanesville,-3,-6
OH|Noble County|39.77,-81.46|belle valley,2,-10;caldwell,-2,-6;dexter city,-11,-1;sarahsville,5,3;summerfield,4,12
OH|Ottawa County|41.54,-83.11|clay center,3,-25;elmore,-7,-17;genoa,-1,-25;graytown,3,-15;gypsum,-3,24;isle saint george,18,29;lacarne,-2,7;lakeside marblehead,-1,33;martin,3,-20;middle bass,15,31;oak harbor,-1,-2;port clinton,-2,17;put in bay,11,29;rocky ridge,-1,-10;williston,7,-23
OH|Paulding County|41.12,-84.58|antwerp,7,-16;cecil,10,-5;grover hill,-9,9;haviland,-8,-3;latty,-3,0;melrose,-4,15;oakwood,-3,18;paulding,2,1;payne,-4,-15
OH|Perry County|39.74,-82.24|corning,-10,13;crooksville,2,15;glenford,13,-7;junction city,-4,-8;mount perry,14,5;moxahala,-8,10;new lexington,-2,3;new straitsville,-15,-1;shawnee,-13,3;somerset,6,-6;thornville,16,-17
OH|Pickaway County|39.64,-83.02|ashville,9,8;circleville,-4,9;commercial point,13,-4;derby,13,-18;new holland,-8,-23;orient,15,-13;tarlton,-9,25;williamsport,-3,-10
OH|Pike County|39.08,-83.07|beaver,-4,21;cynthiana,10,-28;jasper,-3,2;latham,0,-26;piketon,-3,-5;stockdale,-12,21;wakefield,-11,5;waverly,5,6
OH|Portage County|41.17,-81.20|atwater,-13,0;aurora,15,-15;brady lake,0,-12;deerfield,-13,14;diamond,-7,15;garrettsville,13,13;hiram,16,5;kent,-2,-15;mantua,13,-3;mogadore,-13,-16;north benton,-18,18;randolph,-14,-5;ravenna,0,-4;rootstown,-7,-1;streetsboro,8,-14;wayland,-1,13;windham,7,14
OH|Preble County|39.74,-84.65|camden,-13,4;college corner,-17,-16;eaton,0,0;eldorado,15,-3;gratis,-9,12;lewisburg,11,11;new paris,12,-13;verona,16,16;west alexandria,-2,11;west elkton,-15,9;west manchester,16,3
OH|Putnam County|41.02,-84.13|belmore,13,19;cloverdale,2,-16;columbus grove,-11,6;continental,9,-10;dupont,2,-19;fort jennings,-7,-11;glandorf,1,5;kalida,-4,-7;leipsic,9,14;miller city,8,0;ottawa,0,8;ottoville,-9,-21;pandora,-7,18;vaughnsville,-14,-2
OH|Richland County|40.77,-82.54|bellville,-16,2;lucas,-7,13;mansfield,-1,2;ontario,0,0;shelby,10,-12;shiloh,16,1
OH|Ross County|39.34,-83.06|adelphi,13,31;bainbridge,-12,-22;bourneville,-6,-10;chillicothe,0,7;clarksburg,15,-10;frankfort,5,-15;hallsville,13,31;kingston,10,21;londonderry,-7,27;richmond dale,-13,25;south salem,-4,-21
OH|Sandusky County|41.36,-83.14|bellevue,-9,29;burgoon,-9,-10;clyde,-5,15;fremont,-1,3;gibsonburg,2,-19;helena,-3,-17;lindsey,6,-7;vickery,3,25;woodville,9,-22
OH|Scioto County|38.80,-82.99|franklin furnace,-18,18;friendship,-10,-10;haverhill,-22,16;lucasville,8,0;mc dermott,3,-8;minford,7,14;otway,5,-23;portsmouth,-1,6;rarden,15,-24;scioto furnace,-1,24;south webster,2,27;stout,-15,-22;west portsmouth,-5,-14;wheelersburg,-6,17
OH|Seneca County|41.12,-83.13|alvada,-8,-25;attica,-5,22;bascom,1,-16;bettsville,12,-11;bloomville,-11,14;flat rock,11,27;fostoria,4,-29;green springs,10,4;kansas,13,-18;melmore,-10,2;new riegel,-7,-19;old fort,12,-2;republic,0,11;tiffin,0,-6
OH|Shelby County|40.33,-84.20|anna,7,-1;botkins,13,3;fort loramie,0,-17;houston,-8,-15;jackson center,10,16;kettlersville,11,-6;maplewood,3,15;pemberton,-4,17;port jefferson,0,11;russia,-10,-21;sidney,-5,5
OH|Stark County|40.81,-81.37|alliance,10,25;beach city,-16,-22;brewster,-10,-23;canal fulton,7,-21;canton,0,-2;east canton,-3,8;east sparta,-12,0;greentown,12,-3;hartville,15,4;limaville,17,22;louisville,3,11;magnolia,-16,6;massillon,-1,-11;maximo,6,19;middlebranch,8,4;minerva,-7,26;navarre,-9,-17;north canton,-1,-1;north lawrence,2,-26;paris,-1,21;robertsville,-5,18;waynesburg,-13,10;wilmot,-16,-27
OH|Summit County|41.13,-81.53|akron,-5,0;barberton,-11,-9;bath,6,-10;clinton,-19,-6;cuyahoga falls,1,4;fairlawn,0,-8;green,-19,7;hudson,6,4;lakemore,-10,10;macedonia,20,3;munroe falls,2,9;northfield,20,-1;peninsula,10,-1;richfield,11,-11;roadway express,-7,1;stow,5,9;tallmadge,-3,11;twinsburg,20,8;uniontown,-16,11
OH|Trumbull County|41.32,-80.76|bristolville,6,-10;brookfield,-7,18;burghill,2,22;cortland,1,3;farmdale,7,10;fowler,2,15;girard,-16,7;hartford,-1,18;hubbard,-16,18;kinsman,12,18;leavittsburg,-7,-13;masury,-9,23;mc donald,-16,3;mesopotamia,14,-19;newton falls,-13,-21;niles,-14,0;north bloomfield,14,-5;orangeville,1,23;southington,-2,-19;vienna,-10,11;warren,-6,-4;west farmington,3,-21
OH|Tuscarawas County|40.44,-81.47|bolivar,19,3;dennison,-3,15;dover,9,0;dundee,15,-13;gnadenhutten,-8,4;midvale,0,10;mineral city,13,13;new philadelphia,4,4;newcomerstown,-17,-12;port washington,-10,-5;sandyville,20,11;somerdale,12,12;stillwater,-12,17;stone creek,-4,-11;strasburg,16,-6;sugarcreek,7,-19;tuscarawas,-5,7;uhrichsville,-5,14;zoar,17,5
OH|Union County|40.30,-83.37|broadway,4,-4;irwin,-17,-9;magnetic springs,5,11;marysville,-6,1;milford center,-12,-7;raymond,4,-9;richwood,14,6;unionville center,-16,3;west mansfield,11,-15
OH|Van Wert County|40.86,-84.59|convoy,7,-14;elgin,-11,11;middle point,4,13;ohio city,-7,-9;scott,13,0;van wert,1,0;venedocia,-9,12;willshire,-12,-19;wren,-5,-19
OH|Vinton County|39.25,-82.49|creola,10,-2;hamden,-8,-2;mc arthur,3,1;new plymouth,14,10;wilkesville,-11,12;zaleski,3,9
OH|Warren County|39.43,-84.17|franklin,11,-14;harveysburg,7,16;kings mills,-7,-8;lebanon,0,-1;maineville,-11,-8;mason,-9,-15;morrow,-8,5;oregonia,-1,11;pleasant plain,-14,7;south lebanon,-6,-4;springboro,14,-6;waynesville,10,8
OH|Washington County|39.45,-81.50|barlow,-6,-17;bartlett,-4,-32;belpre,-17,-10;beverly,12,-14;coal run,11,-8;cutler,-5,-27;fleming,-4,-11;little hocking,-17,-21;lowell,8,-2;lower salem,11,10;macksburg,17,5;marietta,-3,3;new matamoras,7,40;newport,-6,26;reno,0,23;vincent,-12,-18;waterford,6,-16;watertown,1,-14;whipple,6,13;wingett run,9,21
OH|Wayne County|40.83,-81.89|apple creek,-7,8;burbank,13,-11;creston,15,-3;dalton,-5,19;doylestown,14,20;fredericksburg,-14,4;kidron,-9,15;marshallville,8,17;mount eaton,-13,19;orrville,2,11;rittman,14,11;shreve,-14,-14;smithville,3,3;sterling,11,6;west salem,12,-22;wooster,-2,-6
OH|Williams County|41.56,-84.59|alvordton,10,15;blakeslee,-4,-14;bryan,-9,3;edgerton,-12,-15;edon,2,-17;kunkle,8,9;montpelier,4,-3;pioneer,11,5;stryker,-7,18;west unity,2,15
OH|Wood County|41.36,-83.62|bloomdale,-18,5;bowling green,2,-2;bradner,-3,18;custar,-7,-21;cygnet,-12,-2;dunbridge,10,1;haskins,11,-8;hoytville,-17,-16;jerry city,-11,2;lemoyne,13,15;luckey,9,16;millbury,20,19;milton center,-6,-21;north baltimore,-17,-6;northwood,25,14;pemberville,4,15;perrysburg,19,1;portage,-5,1;risingsun,-9,19;rossford,24,6;rudolph,-6,-6;stony ridge,15,12;tontogany,6,-12;walbridge,22,13;wayne,-6,15;west millgrove,-12,13;weston,-1,-17
OH|Wyandot County|40.84,-83.30|carey,11,-8;harpster,-10,7;kirby,-3,-12;mc cutchenville,13,4;nevada,-2,18;sycamore,10,15;upper sandusky,-2,1;wharton,2,-16
OK|Adair County|35.88,-94.66|bunch,-20,-10;proctor,15,-10;stilwell,-7,3;watts,23,2;westville,11,7
OK|Alfalfa County|36.73,-98.32|aline,-22,-14;amorita,21,8;burlington,17,-10;carmen,-15,-14;cherokee,3,-4;goltry,-20,17;helena,-19,4
OK|Atoka County|34.37,-96.04|atoka,-1,-9;caney,-15,-22;daisy,16,33;lane,-10,7;stringtown,9,4;wardville,30,1
OK|Beaver County|36.75,-100.48|balko,-15,-23;beaver,8,-4;forgan,16,-6;gate,13,40;turpin,12,-40
OK|Beckham County|35.27,-99.68|carter,-5,20;elk city,14,27;erick,-4,-18;sayre,4,4;texola,-5,-31
OK|Blaine County|35.87,-98.43|canton,16,-15;geary,-25,4;greenfield,-14,5;hitchcock,10,10;longdale,25,-12;okeene,24,11;southard,18,-16;watonga,-2,2
OK|Bryan County|33.96,-96.26|achille,-12,-11;albany,-8,10;bennington,2,24;bokchito,2,10;caddo,15,0;calera,-3,-17;cartwright,-9,-31;colbert,-10,-24;durant,0,-3;hendrix,-16,-10;kemp,-19,-10;kenefic,19,-10;mead,3,-27;platter,-5,-28
OK|Caddo County|35.17,-98.38|albert,3,2;anadarko,-10,13;apache,-27,1;binger,14,6;carnegie,-5,-20;cement,-24,23;cyril,-28,17;eakly,13,-18;fort cobb,-6,-5;gracemont,1,9;hinton,29,4;hydro,28,-18;lookeba,19,-1;washita,-7,4
OK|Canadian County|35.54,-97.98|calumet,1,-17;concho,8,0;el reno,-1,2;mustang,-15,25;piedmont,13,24;union city,-15,4;yukon,-5,24
OK|Carter County|34.25,-97.29|ardmore,-6,12;gene autry,4,25;graham,13,-14;healdton,-2,-20;hennepin,22,-10;lone grove,-7,2;ratliff city,20,-22;springer,5,16;tatums,23,-17;tussy,23,-26;wilson,-11,-14
OK|Cherokee County|35.91,-95.00|cookson,-19,9;hulbert,2,-17;moodys,14,3;park hill,-11,2;tahlequah,0,-1;welling,-2,13
OK|Choctaw County|34.03,-95.55|boswell,0,-29;fort towson,2,30;grant,-10,6;hugo,-2,4;sawyer,0,20;soper,1,-14;spencerville,12,17;swink,-1,35
OK|Cimarron County|36.75,-102.52|boise city,-2,-2;felt,-18,-28;kenton,15,-45;keyes,5,28
OK|Cleveland County|35.20,-97.33|lexington,-17,7;newalla,17,13;noble,-6,-1;norman,1,-9
OK|Coal County|34.59,-96.30|bromide,-17,-19;centrahoma,2,-4;clarita,-11,-14;coalgate,-5,8;lehigh,-11,11;tupelo,-3,-13
OK|Comanche County|34.66,-98.47|cache,-5,-14;chattanooga,-24,-18;elgin,11,6;faxon,-20,-9;fletcher,12,27;fort sill,0,7;geronimo,-18,8;indiahoma,-4,-26;lawton,-5,6;medicine park,7,-3;meers,12,-11;sterling,9,30
OK|Cotton County|34.29,-98.37|devol,-9,-20;randlett,-12,-9;temple,-3,14;walters,7,6
OK|Craig County|36.76,-95.21|big cabin,-23,-2;bluejacket,4,11;ketchum,-24,18;vinita,-13,7;welch,14,8
OK|Creek County|35.90,-96.37|bristow,-8,0;depew,-15,-12;drumright,9,-15;kellyville,2,15;kiefer,5,31;mannford,19,1;milfay,-15,-19;mounds,-1,28;oakhurst,17,31;oilton,17,-22;sapulpa,11,27;shamrock,1,-21;slick,-12,9
OK|Custer County|35.64,-99.00|arapaho,-6,4;butler,-1,-24;clinton,-13,2;custer city,5,9;thomas,10,26;weatherford,-10,30
OK|Delaware County|36.41,-94.80|afton,22,-14;colcord,-17,15;eucha,0,-11;grove,19,6;kansas,-19,-1;oaks,-24,-5;rose,-21,-16;twin oaks,-20,-5
OK|Dewey County|35.99,-99.01|camargo,3,-27;leedey,-12,-34;oakwood,-6,30;putnam,-13,4;seiling,14,12;taloga,1,3;vici,15,-26
OK|Ellis County|36.22,-99.75|arnett,-17,10;fargo,16,13;gage,10,-1;shattuck,7,-13
OK|Garfield County|36.38,-97.78|bison,-18,-10;carrier,11,-26;covington,-7,21;douglas,-13,9;drummond,-9,-25;enid,0,-8;fairmont,-4,10;garber,6,20;hillsdale,18,-21;hunter,18,14;kremlin,14,-7;lahoma,1,-29;waukomis,-10,-12
OK|Garvin County|34.70,-97.31|elmore city,-8,-11;foster,-7,-24;lindsay,12,-29;maysville,11,-10;paoli,12,5;pauls valley,3,9;stratford,7,33;wynnewood,-7,13
OK|Grady County|35.02,-97.88|alex,-5,13;amber,14,3;bradley,-14,17;chickasha,2,-6;minco,29,-8;ninnekah,-10,-5;pocasset,14,-9;rush springs,-24,-6;tuttle,25,14;verden,7,-19
OK|Grant County|36.80,-97.79|deer creek,1,27;lamont,-10,23;manchester,18,-25;medford,2,7;nash,-10,-24;pond creek,-13,-2;wakita,8,-16
OK|Greer County|34.93,-99.56|granite,4,17;mangum,-2,10;willow,14,2
OK|Harmon County|34.74,-99.85|gould,-8,6;hollis,-5,-7;vinson,16,-1
OK|Harper County|36.79,-99.67|buffalo,6,11;laverne,-8,-22;rosston,9,-23
OK|Haskell County|35.22,-95.12|hoyt,4,-18;keota,4,21;kinta,-11,-12;lequire,-14,2;mccurtain,-8,10;stigler,4,1;whitefield,4,-15
OK|Hughes County|35.05,-96.25|atwood,-9,-9;calvin,-17,-2;dustin,20,19;holdenville,4,-13;lamar,4,14;stuart,-17,11;wetumka,19,1
OK|Jackson County|34.59,-99.42|altus,6,9;altus afb,1,-3;blair,19,8;duke,8,-13;eldorado,-11,-23;elmer,-7,10;headrick,4,28;martha,14,3;olustee,-4,-1
OK|Jefferson County|34.11,-97.84|addington,13,-13;hastings,11,-27;oscar,-8,19;ringling,6,23;ryan,-9,-11;terral,-17,3;waurika,6,-16
OK|Johnston County|34.32,-96.66|coleman,-5,20;connerville,10,3;mannsville,-13,-22;milburn,-12,12;mill creek,-1,-13;ravia,-7,-9;tishomingo,-5,-1;wapanucka,7,21
OK|Kay County|36.82,-97.14|blackwell,-2,-14;braman,12,-16;kaw city,2,26;nardin,0,-29;newkirk,2,9;ponca city,-11,6;tonkawa,-14,-16
OK|Kingfisher County|35.95,-97.94|cashion,-15,26;dover,4,3;hennessey,14,5;kingfisher,-8,-1;loyal,3,-17;okarche,-19,1;omega,-9,-25
OK|Kiowa County|34.92,-98.98|gotebo,16,10;hobart,11,-11;lone wolf,6,-27;mountain park,-21,2;mountain view,15,25;roosevelt,-7,0;snyder,-26,3
OK|Latimer County|34.88,-95.25|gowen,0,-22;panola,5,4;red oak,7,16;wilburton,4,-9
OK|Le Flore County|34.90,-94.70|arkoma,44,26;bokoshe,29,-8;cameron,25,20;fanshawe,5,-20;heavener,-6,9;hodgen,-15,6;howe,5,7;leflore,0,-27;monroe,9,19;muse,-24,-2;panama,25,3;pocola,34,23;poteau,16,9;shady point,23,4;spiro,35,8;talihina,-16,-29;whitesboro,-21,-18;wister,6,-8
OK|Lincoln County|35.70,-96.88|agra,21,1;carney,10,-13;chandler,0,0;davenport,1,12;meeker,-18,-12;prague,-19,18;sparks,-9,7;stroud,4,21;tryon,17,-8;wellston,-3,-18
OK|Logan County|35.92,-97.44|coyle,-2,18;crescent,2,-15;guthrie,-9,1;langston,2,19;marshall,23,-17;meridian,-7,20;mulhall,14,3;orlando,22,5
OK|Love County|33.95,-97.25|burneyville,0,-8;leon,-7,-18;marietta,-1,13;overbrook,10,11;thackerville,-16,11
OK|McClain County|35.01,-97.44|blanchard,11,-20;byars,-12,34;dibble,0,-19;newcastle,24,-18;purcell,0,2;washington,12,-4;wayne,-9,11
OK|McCurtain County|34.12,-94.77|battiest,28,-15;bethel,24,-7;broken bow,-9,1;eagletown,-8,21;garvin,-20,-21;golden,-9,-13;haworth,-33,14;idabel,-23,-3;millerton,-14,-23;pickens,28,-24;ringold,6,-30;rufe,1,-35;smithville,38,7;valliant,-11,-30;watson,30,21;wright city,-4,-22
OK|McIntosh County|35.37,-95.67|checotah,6,13;eufaula,-8,2;hanna,-11,-20;hitchita,16,-9;rentiesville,15,17;stidham,1,-4
OK|Major County|36.31,-98.54|ames,-7,35;chester,-5,-35;cleo springs,10,9;fairview,-2,-7;isabella,-8,20;meno,7,37;ringwood,6,27
OK|Marshall County|34.03,-96.77|kingston,-7,6;lebanon,-6,-14;madill,5,1
OK|Mayes County|36.30,-95.23|adair,11,-4;chouteau,-13,-11;disney,17,21;langley,16,18;locust grove,-12,6;peggs,-19,11;pryor,-1,-4;salina,1,12;spavinaw,9,18;strang,11,15
OK|Murray County|34.48,-97.07|davis,2,-4;dougherty,-8,2;sulphur,3,9
OK|Muskogee County|35.62,-95.38|boynton,4,-28;braggs,5,19;council hill,-6,-27;fort gibson,18,15;haskell,19,-30;muskogee,12,0;oktaha,1,-11;porum,-25,12;taft,14,-17;wainwright,0,-19;warner,-12,7;webbers falls,-10,21
OK|Noble County|36.39,-97.23|billings,14,-19;lucien,-11,-22;marland,17,8;morrison,-10,21;perry,-10,-5;red rock,9,7
OK|Nowata County|36.80,-95.62|delaware,-2,0;lenapah,8,-1;nowata,-10,-2;s coffeyville,19,1;wann,14,-16
OK|Okfuskee County|35.47,-96.32|boley,3,-15;castle,1,-6;okemah,0,-1;paden,5,-25;weleetka,-12,21
OK|Oklahoma County|35.55,-97.41|arcadia,10,8;bethany,-5,-23;choctaw,-8,13;edmond,11,-8;harrah,-7,23;jones,2,12;luther,11,21;nicoma park,-6,8;oklahoma city,-6,-8;spencer,-3,6;wheatland,-15,-24
OK|Okmulgee County|35.65,-95.96|beggs,14,-6;dewar,-19,1;henryetta,-18,-5;morris,2,13;okmulgee,-2,-1;preston,6,-3;schulter,-13,1
OK|Osage County|36.63,-96.40|avant,-14,34;barnsdall,-9,27;burbank,7,-39;fairfax,-7,-30;hominy,-22,1;osage,-35,2;pawhuska,6,9;prue,-38,13;shidler,15,-26;skiatook,-26,39;wynona,-8,7
OK|Ottawa County|36.84,-94.81|cardin,14,-4;commerce,10,-6;fairland,-9,-2;miami,2,-6;north miami,8,-7;picher,14,-1;quapaw,9,7;wyandotte,-6,11
OK|Pawnee County|36.32,-96.70|cleveland,-6,28;hallett,-8,14;jennings,-13,13;maramec,-7,2;pawnee,2,-9;ralston,18,-8;terlton,-13,21
OK|Payne County|36.08,-96.98|cushing,-9,22;glencoe,14,6;perkins,-10,-7;ripley,-8,8;stillwater,3,-9;yale,3,27
OK|Pittsburg County|34.92,-95.75|alderson,-2,6;blanco,-20,2;blocker,14,18;canadian,23,13;crowder,21,9;haileyville,-7,17;hartshorne,-8,17;indianola,21,-7;kiowa,-20,-18;krebs,0,3;mcalester,1,-2;pittsburg,-23,-10;quinton,23,28;savanna,-9,-9
OK|Pontotoc County|34.73,-96.68|allen,14,27;fittstown,-11,5;fitzhugh,-7,-9;francis,15,9;roff,-11,-16;stonewall,-8,16
OK|Pottawatomie County|35.21,-96.95|asher,-22,7;earlsboro,6,15;macomb,-9,-8;mcloud,22,-13;saint louis,-15,11;shawnee,13,1;tecumseh,4,-2;wanette,-21,-9
OK|Pushmataha County|34.42,-95.38|albion,24,28;antlers,-18,-25;clayton,17,0;finley,-8,-16;kiamichi christian mission,14,43;moyers,-8,-29;nashoba,9,17;rattan,-17,3;snow,3,-9;tuskahoma,25,14
OK|Roger Mills County|35.69,-99.70|cheyenne,-8,2;crawford,15,-11;durham,15,-21;hammon,-4,29;reydon,-3,-22;sweetwater,-24,-20
OK|Rogers County|36.37,-95.60|catoosa,-20,-12;chelsea,16,16;claremore,-6,0;foyil,6,9;inola,-22,8;oologah,8,-10;talala,17,-11
OK|Seminole County|35.17,-96.62|bowlegs,-2,-5;cromwell,17,16;konawa,-20,-12;maud,-4,-15;sasakwa,-22,8;seminole,7,-5;wewoka,-2,-1
OK|Sequoyah County|35.50,-94.76|gans,-10,6;gore,5,-35;marble city,10,-5;moffett,-11,31;muldrow,-9,12;roland,-4,23;sallisaw,-1,-2;vian,4,-23
OK|Stephens County|34.49,-97.85|comanche,-11,-13;countyline,-4,29;duncan,2,-7;loco,-16,19;marlow,15,-9;velma,-3,18
OK|Texas County|36.75,-101.49|adams,1,41;goodwell,-7,-22;guymon,-5,1;hardesty,-15,34;hooker,6,27;texhoma,-22,-35;tyrone,21,43
OK|Tillman County|34.37,-98.92|davidson,-12,-14;frederick,3,-9;grandfield,-15,24;hollister,-2,4;loveland,2,20;manitou,13,-5;tipton,14,-21
OK|Tulsa County|36.12,-95.94|abumps,3,-5;bixby,-18,6;broken arrow,-8,16;collinsville,25,10;glenpool,-16,-6;jenks,-10,-4;leonard,-20,14;owasso,17,12;sand springs,1,-20;shell oil box 150,-6,0;shell oil box 160,-6,0;sperry,18,-4;tulsa,2,-3
OK|Wagoner County|35.96,-95.52|coweta,0,-13;okay,-11,20;porter,-10,1;redbird,-8,-7;wagoner,0,9
OK|Washington County|36.71,-95.90|bartlesville,2,-4;copan,19,-1;dewey,9,-3;ochelata,-12,-6;ramona,-14,1;vera,-26,2
OK|Washita County|35.29,-98.99|bessie,9,0;burns flat,6,-19;canute,11,-29;colony,5,32;cordell,-1,4;corn,9,21;dill city,-1,-16;foss,16,-18;rocky,-14,-5;sentinel,-13,-18
OK|Woods County|36.77,-98.86|alva,3,19;dacoma,-11,27;freedom,4,-27;hopeton,-8,20;waynoka,-18,1
OK|Woodward County|36.42,-99.26|fort supply,15,-31;mooreland,2,8;mutual,-21,15;sharon,-15,-9;woodward,6,-9
OR|Baker County|44.71,-117.68|baker city,7,-16;bridgeport,-22,-9;durkee,-21,26;haines,17,-30;halfway,19,56;hereford,-18,-35;huntington,-33,37;oxbow,27,81;richland,9,37;sumpter,4,-53;unity,-27,-52
OR|Benton County|44.49,-123.43|albany,15,33;alsea,-12,-18;corvallis,7,16;monroe,-17,11;philomath,6,4
OR|Clackamas County|45.19,-122.22|beavercreek,7,-26;boring,24,-16;brightwood,18,22;canby,6,-46;clackamas,23,-30;colton,-3,-20;damascus,23,-24;eagle creek,17,-12;estacada,10,-11;gladstone,20,-37;government camp,11,48;happy valley,26,-32;lake oswego,22,-48;marylhurst,21,-43;molalla,-7,-36;mulino,2,-32;oregon city,15,-35;rhododendron,16,30;saint benedict,-20,-24;sandy,19,0;welches,15,26;west linn,18,-43;wilsonville,11,-55
OR|Clatsop County|45.99,-123.66|arch cape,-18,-31;astoria,16,-14;cannon beach,-10,-31;hammond,20,-30;seaside,0,-27;tolovana park,-13,-30;warrenton,15,-27
OR|Columbia County|45.94,-123.09|clatskanie,12,-12;columbia city,-5,28;deer island,-1,19;rainier,12,12;saint helens,-8,26;scappoose,-18,20;vernonia,-9,-11;warren,-12,23
OR|Coos County|43.17,-124.06|allegany,25,3;bandon,-8,-34;broadbent,-19,-6;coos bay,4,-14;coquille,1,-14;lakeside,41,-10;myrtle point,-11,-6;north bend,26,-15;powers,-29,-1
OR|Crook County|44.14,-120.36|paulina,7,57;post,-6,6;powell butte,10,-66;prineville,16,-48
OR|Curry County|42.46,-124.16|agness,12,9;brookings,-40,-13;gold beach,-5,-27;langlois,46,-29;ophir,11,-23;port orford,30,-34;sixes,37,-28;wedderburn,15,-23
OR|Deschutes County|43.91,-121.23|bend,11,-14;brothers,-14,75;la pine,-21,-29;redmond,36,4;sisters,40,-28;terrebonne,48,-1
OR|Douglas County|43.28,-123.17|azalea,-44,1;camas valley,-22,-50;canyonville,-35,-11;curtin,46,-1;days creek,-30,2;dillard,-17,-25;drain,41,-13;elkton,36,-42;gardiner,45,-94;glendale,-53,-23;glide,2,6;idleyld park,4,14;myrtle creek,-26,-12;oakland,17,-19;reedsport,42,-93;riddle,-34,-20;roseburg,-5,-21;scottsburg,40,-64;sutherlin,11,-13;tenmile,-17,-36;tiller,-36,26;umpqua,9,-37;wilbur,5,-17;winchester,1,-14;winston,-18,-27;yoncalla,32,-13
OR|Gilliam County|45.38,-120.21|arlington,29,2;condon,-15,2;mikkalo,6,1
OR|Grant County|44.49,-119.01|bates,22,36;canyon city,-10,6;dayville,-2,-52;john day,-7,5;kimberly,23,-59;long creek,26,-9;monument,33,-41;mount vernon,-7,-10;prairie city,-3,31;seneca,-36,4
OR|Harney County|43.06,-118.97|burns,45,-8;crane,37,50;diamond,-11,27;drewsey,80,50;fields,-87,49;frenchglen,-34,-4;hines,50,-12;princeton,-4,-10;riley,33,-91
OR|Hood River County|45.52,-121.65|cascade locks,15,-22;hood river,15,11;mount hood parkdale,-3,5;odell,13,12
OR|Jackson County|42.43,-122.73|ashland,-24,4;butte falls,12,16;central point,-4,-19;eagle point,6,-8;gold hill,-1,-36;jacksonville,-25,-30;medford,-12,-14;phoenix,-16,-9;prospect,32,22;rogue river,6,-43;shady cove,18,-8;talent,-20,-6;trail,25,-9;white city,0,-10
OR|Jefferson County|44.63,-121.18|ashwood,9,46;camp sherman,-17,-46;culver,-15,-6;madras,1,4;warm springs,12,-11
OR|Josephine County|42.36,-123.55|cave junction,-23,-7;grants pass,7,21;kerby,-16,-10;merlin,16,11;murphy,-6,23;o brien,-28,-14;selma,-10,0;wilderville,1,-1;williams,-14,27;wolf creek,29,13
OR|Klamath County|42.68,-121.65|beatty,-25,43;bonanza,-44,31;cascade summit,79,-27;chemult,46,-15;chiloquin,-14,-10;crater lake,26,-53;crescent,76,-6;dairy,-45,13;fort klamath,-4,-39;gilchrist,79,-4;keno,-56,-28;klamath falls,-45,-13;malin,-66,23;merrill,-65,5;midland,-55,-17;sprague river,-23,21
OR|Lake County|42.79,-120.38|adel,-64,50;christmas valley,45,-25;fort rock,57,-67;lakeview,-61,1;new pine creek,-80,9;paisley,-9,-17;plush,-29,49;silver lake,35,-61;summer lake,15,-41
OR|Lane County|43.94,-122.85|alvadore,19,-42;blachly,26,-69;blue river,24,72;cheshire,24,-53;cottage grove,-16,-21;creswell,-3,-18;culp creek,-26,6;deadwood,21,-84;dexter,-2,0;dorena,-20,-5;elmira,15,-52;eugene,13,-25;fall creek,1,16;florence,5,-125;junction city,26,-38;lorane,-10,-39;lowell,-2,6;mapleton,9,-102;marcola,27,2;noti,16,-62;oakridge,-20,41;pleasant hill,1,-8;saginaw,-15,-21;springfield,11,-14;swisshome,15,-98;thurston,11,-6;veneta,10,-51;vida,19,34;walterville,19,21;walton,9,-74;westfir,-18,36;westlake,-3,-119
OR|Lincoln County|44.64,-123.87|blodgett,-1,26;depoe bay,19,-18;eddyville,0,12;gleneden beach,24,-17;lincoln city,32,-6;logsden,10,7;neotsu,36,-12;newport,1,-18;otis,37,-6;otter rock,12,-19;seal rock,-15,-9;siletz,9,-4;south beach,-7,-19;tidewater,-24,-5;toledo,-1,-6;waldport,-23,-17;yachats,-32,-22
OR|Linn County|44.49,-122.53|brownsville,-11,-41;cascadia,-9,5;crabtree,14,-36;crawfordsville,-13,-32;foster,-11,-1;gates,26,13;halsey,-10,-59;harrisburg,-22,-61;idanha,21,46;lebanon,4,-35;lyons,26,-6;scio,23,-23;shedd,-4,-57;sweet home,-9,-19;tangent,6,-58
OR|Malheur County|43.19,-117.62|adrian,47,56;arock,-27,13;brogan,101,3;harper,69,10;ironside,111,-32;jamieson,103,14;jordan valley,-31,34;juntura,64,-47;nyssa,67,60;ontario,86,65;riverside,32,-48;vale,82,36;westfall,81,-6
OR|Marion County|44.90,-122.58|aumsville,-7,-27;aurora,32,-22;detroit,-17,44;donald,32,-26;gervais,20,-31;hubbard,28,-22;jefferson,-15,-42;keizer,9,-44;mehama,-11,-3;mill city,-15,11;mount angel,17,-20;saint paul,29,-38;salem,4,-43;scotts mills,9,-3;silverton,9,-18;stayton,-10,-18;sublimity,-6,-22;turner,-6,-37;woodburn,24,-27
OR|Morrow County|45.42,-119.58|boardman,41,-14;heppner,-7,5;ione,12,-18;irrigon,47,8;lexington,1,-16
OR|Multnomah County|45.55,-122.42|abmps,-3,-25;at t,-3,-25;bridal veil,4,32;corbett,-3,18;fairview,0,-2;gen electric,5,-17;gresham,-5,0;nw natural,-3,-25;portland,-3,-24;troutdale,-2,5;us west,-3,-25
OR|Polk County|44.90,-123.41|dallas,2,9;falls city,-3,-3;grand ronde,17,-22;independence,-6,23;monmouth,-7,16;rickreall,12,21
OR|Sherman County|45.41,-120.69|grass valley,-10,-6;kent,-32,3;moro,8,0;rufus,29,-5;wasco,19,-4
OR|Tillamook County|45.46,-123.71|bay city,6,-16;beaver,-19,-11;cloverdale,-18,-12;garibaldi,10,-19;hebo,-29,-13;manzanita,25,-22;nehalem,26,-19;neskowin,-37,-23;netarts,-3,-23;oceanside,-1,-25;pacific city,-26,-25;rockaway beach,15,-23;tillamook,-2,-11;wheeler,22,-17
OR|Umatilla County|45.59,-118.74|adams,18,17;athena,24,24;echo,15,-46;helix,28,1;hermiston,25,-55;meacham,-7,30;milton freewater,36,35;pendleton,7,-5;pilot rock,-17,-11;stanfield,19,-47;ukiah,-51,-16;umatilla,31,-62;weston,22,36
OR|Union County|45.31,-118.01|cove,1,19;elgin,28,10;imbler,15,5;la grande,2,-8;north powder,-28,8;summerville,20,-2;union,-11,16
OR|Wallowa County|45.58,-117.18|enterprise,-14,-11;imnaha,-7,35;joseph,-23,-3;lostine,-8,-26;wallowa,-1,-36
OR|Wasco County|45.16,-121.17|antelope,-27,38;dufur,23,2;maupin,-9,-6;mosier,49,-21;shaniko,-16,42;the dalles,44,-2;tygh valley,6,-13
OR|Washington County|45.56,-123.10|banks,9,-2;beaverton,-7,27;buxton,18,-12;cornelius,-3,6;forest grove,4,-8;gales creek,4,-14;gaston,-12,-7;hillsboro,-4,14;manning,11,-7;north plains,11,7;sherwood,-21,24;timber,17,-21;tualatin,-19,33
OR|Wheeler County|44.73,-120.03|fossil,20,-10;mitchell,-16,-12;spray,10,20
OR|Yamhill County|45.23,-123.31|amity,-12,13;carlton,5,16;dayton,-3,23;dundee,5,29;lafayette,1,20;mcminnville,-2,10;newberg,8,34;sheridan,-14,-9;willamina,-15,-20;yamhill,10,11
PA|Adams County|39.87,-77.22|abbottstown,2,23;arendtsville,5,-8;aspers,11,-1;bendersville,11,-3;biglerville,6,-7;cashtown,2,-14;east berlin,9,21;fairfield,-9,-14;federal communications com,-4,-1;gettysburg,-4,0;idaville,14,2;littlestown,-12,12;mc knightstown,0,-11;mc sherrystown,-7,20;new oxford,1,15;orrtanna,1,-16;peach glen,2,0;york springs,14,11
PA|Allegheny County|40.47,-79.98|allison park,10,2;bairdford,16,10;bakerstown,18,5;bethel park,-15,-6;brackenridge,14,24;braddock,-7,12;bradfordwoods,17,-10;bridgeville,-12,-13;buena vista,-19,18;bunola,-23,3;carnegie,-5,-3;cheswick,10,14;clairton,-15,5;coraopolis,3,-22;coulters,-4,-4;creighton,11,20;crescent,9,-25;cuddy,-11,-18;curtisville,17,13;dravosburg,-12,9;duquesne,-10,13;east mc keesport,-9,17;east pittsburgh,-7,14;elizabeth,-20,13;gibsonia,16,4;glassport,-14,9;glenshaw,7,2;greenock,-16,18;harwick,9,18;homestead,-8,8;imperial,-1,-28;indianola,10,12;ingomar,11,-8;leetsdale,10,-23;mc kees rocks,0,-11;mckeesport,-12,12;monroeville,-4,22;morgan,-12,-16;natrona heights,17,25;north versailles,-9,17;oakdale,-7,-20;oakmont,5,15;pitcairn,-6,21;pittsburgh,-3,-2;presto,-8,-14;rural ridge,12,15;russellton,14,15;sewickley,9,-18;south park,-18,-1;springdale,7,20;sturgeon,-8,-23;tarentum,15,20;turtle creek,-6,16;verona,2,15;warrendale,18,-10;west elizabeth,-20,9;west mifflin,-7,4;wexford,14,-8;wildwood,12,1;wilmerding,-8,19
PA|Armstrong County|40.81,-79.47|adrian,9,-4;alltel,0,-5;cadogan,-6,-11;cowansville,11,-13;dayton,6,20;distant,16,11;east brady,16,-16;east vandergrift,-21,-10;elderton,-12,12;ford city,-7,-5;ford cliff,-5,-7;freeport,-11,-20;hyde park,-18,-12;kittanning,0,-5;manorville,-3,-6;mayport,18,20;mc grann,-3,-6;new bethlehem,19,11;north apollo,-22,-9;nu mine,4,1;oak ridge,20,17;parker,29,-22;rural valley,-2,17;sagamore,-3,23;schenley,-13,-20;seminole,14,12;spring church,-20,1;templeton,13,2;vandergrift,-17,-7;widnoon,15,0;worthington,3,-16;yatesboro,-1,13
PA|Beaver County|40.68,-80.35|aliquippa,-9,3;ambridge,-8,14;baden,-4,15;beaver,1,1;beaver falls,9,-1;clinton,-17,1;conway,-2,12;darlington,11,-11;fombell,13,14;freedom,0,14;georgetown,-11,-14;hookstown,-12,-9;industry,-2,-6;koppel,15,2;midland,0,-14;monaca,-1,6;new brighton,6,5;rochester,3,9;shippingport,-5,-6;south heights,-11,11
PA|Bedford County|40.01,-78.49|artemas,-25,9;bedford,-2,-4;breezewood,-2,25;buffalo mills,-8,-21;claysburg,28,-2;clearville,-15,5;defiance,15,26;everett,0,12;fishertown,12,-10;hopewell,11,18;hyndman,-20,-24;imler,20,-3;loysburg,15,12;manns choice,-3,-15;new enterprise,19,6;new paris,12,-13;osterburg,16,-3;queen,25,-2;riddlesburg,16,24;saxton,22,24;schellsburg,4,-16;six mile run,15,28;wood,16,35;woodbury,21,12
PA|Berks County|40.42,-75.93|bally,-1,35;bechtelsville,-4,30;bernville,4,-20;bethel,6,-35;birdsboro,-16,9;blandon,3,4;bowers,7,18;boyertown,-8,27;centerport,7,-8;douglassville,-14,19;earlville,-10,19;fleetwood,3,11;geigertown,-21,9;hamburg,13,-6;hereford,3,38;kempton,22,8;kutztown,11,15;leesport,0,-7;lenhartsville,16,6;limekiln,-8,13;lyon station,11,18;maxatawny,13,24;mertztown,8,24;mohnton,-16,-6;mohrsville,6,-9;monocacy station,-16,19;morgantown,-26,3;mount aetna,0,-37;new berlinville,-8,30;oley,-3,16;pine forge,-13,24;reading,-7,-2;rehrersburg,4,-32;robesonia,-6,-21;shartlesville,10,-18;shoemakersville,8,-3;strausstown,8,-26;temple,-1,2;topton,9,23;virginville,11,5;wernersville,-9,-16;womelsdorf,-4,-27
PA|Blair County|40.48,-78.35|altoona,3,-5;bellwood,12,1;curryville,-20,1;duncansville,-5,-9;east freedom,-15,-10;hollidaysburg,-4,-2;martinsburg,-19,2;newry,-9,-9;roaring spring,-15,-4;sproul,-21,-11;tipton,16,5;tyrone,18,11;williamsburg,-8,9
PA|Bradford County|41.79,-76.51|alba,-8,-31;athens,16,3;burlington,-1,-9;camptown,-6,28;canton,-14,-34;columbia cross roads,7,-27;east smithfield,8,-11;gillett,17,-26;granville summit,-9,-21;grover,-17,-35;laceyville,-12,37;le raysville,5,34;milan,11,-2;monroeton,-8,3;new albany,-19,7;rome,7,21;sayre,19,-1;stevensville,-2,34;sugar run,-19,25;sylvania,2,-34;towanda,-3,5;troy,-1,-26;ulster,5,3;warren center,15,32;wyalusing,-9,24;wysox,-1,13
PA|Bucks County|40.34,-75.11|bedminster,9,-7;bensalem,-22,17;blooming glen,3,-14;bristol,-22,25;buckingham,-1,5;carversville,5,4;chalfont,-5,-11;croydon,-24,21;danboro,2,-3;doylestown,-1,-2;dublin,4,-10;durham,24,-12;erwinna,17,3;fairless hills,-16,26;feasterville trevose,-18,12;ferndale,20,-7;forest grove,-4,5;fort washington,-17,9;fountainville,2,-6;furlong,-4,4;gardenville,3,1;hilltown,-1,-15;holicong,0,6;jamison,-8,1;kintnersville,20,-10;lahaska,-1,0;langhorne,-15,20;levittown,-18,26;line lexington,-5,-15;lumberville,-1,0;mechanicsville,1,4;milford square,10,-29;morrisville,-13,28;new hope,2,12;newtown,-7,15;ottsville,12,-5;penns park,-7,10;perkasie,4,-16;pineville,-4,10;pipersville,9,0;plumsteadville,5,-4;point pleasant,9,4;quakertown,11,-24;revere,18,-5;richboro,-12,10;richlandtown,14,-21;riegelsville,24,-11;rushland,-7,9;sellersville,3,-21;silverdale,1,-16;solebury,4,10;southampton,-15,10;spinnerstown,10,-33;springtown,22,-18;trumbauersville,7,-27;upper black eddy,21,-2;warminster,-7,1;warrington,-9,-3;washington crossing,-5,23;wycombe,-6,9;zionhill,15,-29
PA|Butler County|40.91,-79.91|boyers,10,0;branchton,16,-7;bruin,15,18;butler,-5,2;cabot,-12,15;callery,-17,-12;chicora,3,17;connoquenessing,-9,-10;cranberry twp,-23,-19;east butler,-3,7;eau claire,22,12;evans city,-13,-15;fenelton,-6,18;forestville,20,-9;harmony,-6,-22;harrisville,25,-7;herman,-8,10;hilliards,19,9;karns city,9,20;lyndora,-6,0;mars,-21,-12;north washington,14,10;petrolia,13,14;portersville,4,-23;prospect,-1,-15;renfrew,-10,-6;sarver,-20,17;saxonburg,-18,8;slippery rock,13,-13;valencia,-21,-1;west sunbury,9,4;zelienople,-15,-20
PA|Cambria County|40.49,-78.71|ashville,6,18;beaverdale,-18,1;belsano,2,-16;blandburg,19,30;carrolltown,9,1;cassandra,-9,7;chest springs,8,12;colver,4,-7;coupon,3,19;cresson,-2,7;dunlo,-20,0;dysart,11,19;ebensburg,-1,-1;elmora,11,-4;elton,-21,-9;emeigh,20,-7;fallentimber,19,22;flinton,19,16;gallitzin,-1,16;glasgow,22,25;hastings,17,1;johnstown,-16,-19;lilly,-7,9;loretto,2,9;marsteller,16,-9;mineral point,-11,-12;nanty glo,-2,-12;nicktown,11,-10;northern cambria,17,-8;parkhill,-13,-16;patton,13,8;portage,-12,8;revloc,0,-5;saint benedict,14,-2;saint boniface,18,4;saint michael,-16,-6;salix,-20,-7;sidman,-16,-3;south fork,-13,-7;spangler,14,-5;summerhill,-11,-4;twin rocks,0,-15;wilmore,-11,0
PA|Cameron County|41.44,-78.20|driftwood,-6,4;emporium,8,-5;sinnamahoning,-6,14
PA|Carbon County|40.92,-75.71|albrightsville,6,13;aquashicola,-10,12;ashfield,-13,0;beaver meadows,1,-20;bowmanstown,-12,5;jim thorpe,-5,-3;junedale,1,-23;lake harmony,14,8;lansford,-9,-17;lehighton,-9,1;nesquehoning,-6,-11;palmerton,-10,11;parryville,-10,4;summit hill,-9,-16;tresckow,0,-26;weatherly,2,-12
PA|Centre County|40.92,-77.82|aaronsburg,-2,36;bellefonte,-2,5;blanchard,15,22;boalsburg,-14,4;centre hall,-9,15;clarence,14,-11;coburn,-8,37;fleming,-1,-5;howard,10,15;julian,-3,-11;karthaus,19,-27;lemont,-11,1;madisonburg,1,33;milesburg,2,4;millheim,-3,35;mingoville,1,18;moshannon,12,-19;orviston,5,6;pennsylvania furnace,-21,-18;philipsburg,-3,-40;pine grove mills,-19,-6;port matilda,-12,-26;rebersburg,4,42;sandy ridge,-11,-42;snow shoe,12,-13;spring mills,-6,25;state college,-12,-5;university park,-12,-4;warriors mark,-18,-26;woodward,-1,47
PA|Chester County|39.97,-75.75|academy life,12,33;atglen,-3,-22;avondale,-15,-2;berwyn,7,30;birchrunville,1,0;brandamore,8,-9;chatham,-12,-6;chester springs,12,11;coatesville,1,-8;cochranville,-10,-17;devault,11,19;devon,7,33;downingtown,4,3;elverson,18,-4;exton,7,11;glenmoore,11,-2;honey brook,11,-14;immaculata,-13,3;kelton,-16,-13;kemblesville,-22,-8;kennett square,-12,5;kimberton,16,18;kng of prussa,13,28;landenberg,-20,-3;lewisville,-25,-13;lincoln university,-19,-14;lionville,4,25;lyndell,9,1;malvern,7,22;mendenhall,-12,11;modena,-1,-5;mont clare,16,25;new london,-25,-4;nottingham,-23,-29;oxford,-19,-23;paoli,7,27;parker ford,23,16;parkesburg,-1,-18;phoenixville,15,22;pocopson,-7,12;pomeroy,-1,-14;pottstown,25,11;sadsburyville,2,-15;saint peters,21,2;southeastern,1,0;spring city,20,18;suplee,13,-13;thorndale,3,-1;toughkenamon,-14,-1;unionville,-8,1;uwchland,13,6;valley forge,13,30;wagontown,1,0;west chester,-1,15;west grove,-15,-9;westtown,-4,20
PA|Clarion County|41.19,-79.42|callensburg,-7,-14;clarion,2,4;crown,20,15;curllsville,1,-3;fairmount city,-15,14;fisher,7,18;foxburg,-5,-26;fryburg,18,1;hawthorn,-18,14;knox,3,-10;kossuth,10,-14;lamartine,3,-21;leeper,17,12;lickingville,19,5;limestone,1,-3;lucinda,12,5;marble,13,-2;rimersburg,-15,-8;saint petersburg,-3,-23;shippenville,5,-1;sligo,-8,-6;snydersburg,14,7;strattanville,0,11;turkey city,-1,-19;tylersburg,19,10;vowinckel,20,19
PA|Clearfield County|41.00,-78.47|allport,-3,27;beccaria,-23,3;bigler,-2,17;brisbin,-16,12;burnside,-19,-31;clearfield,2,3;coalport,-25,-6;curwensville,-3,-5;drifting,2,37;du bois,13,-28;frenchville,10,24;glen hope,-20,-3;glen richey,-5,0;grampian,-2,-12;grassflat,0,36;hawk run,-8,27;houtzdale,-17,12;hyde,0,1;irvona,-20,-9;kylertown,-1,31;la jose,-21,-18;lanse,-4,36;lecontes mills,8,19;luthersburg,5,-27;madera,-17,5;mahaffey,-11,-26;mineral springs,0,11;morann,-21,11;morrisdale,0,24;munson,-5,30;new millport,-14,-5;olanta,-9,-3;osceola mills,-13,20;penfield,21,-10;ramey,-20,7;rockton,8,-18;shawville,7,12;smithmill,-25,7;smokerun,-1,5;troutville,3,-31;wallaceton,-4,18;west decatur,-5,16;westover,-24,-26;winburne,-3,32;woodland,1,15
PA|Clinton County|41.23,-77.64|avis,-5,32;beech creek,-15,5;castanea,-11,21;cross fork,24,-17;hyner,10,0;lamar,-22,11;lock haven,-9,19;loganton,-21,32;mackeyville,-18,18;mc elhattan,-10,27;mill hall,-15,15;north bend,17,-3;pottersdale,-5,-40;renovo,10,-11;salona,-15,19;tylersville,-24,22;westport,4,-29;woolrich,-4,26
PA|Columbia County|41.05,-76.41|aristes,-23,5;benton,17,6;berwick,2,16;bloomsburg,-4,-3;catawissa,-13,-4;lightstreet,-2,0;locustdale,-27,3;mifflinville,-2,10;millville,8,-12;numidia,-17,0;orangeville,5,2;stillwater,10,4;wilburton,-24,1
PA|Crawford County|41.68,-80.11|adamsville,-18,-27;atlantic,-15,-18;cambridge springs,12,5;centerville,4,32;cochranton,-16,5;conneaut lake,-7,-20;conneautville,6,-24;guys mills,-5,14;harmonsburg,-2,-21;hartstown,-13,-27;hydetown,-3,38;linesville,-6,-34;meadville,-4,-5;riceville,9,30;saegertown,4,-4;spartansburg,11,42;springboro,13,-27;titusville,-5,42;townville,0,23;venango,8,1
PA|Cumberland County|40.16,-77.27|boiling springs,-2,15;bowmansdale,7,25;camp hill,8,34;carlisle,5,5;enola,13,32;gardners,-12,8;genco,7,35;lemoyne,8,37;mechanicsburg,3,25;mount holly springs,-5,8;new kingstown,7,19;newburg,-3,-30;newville,2,-15;plainfield,4,-2;shippensburg,-11,-25;summerdale,14,34;walnut bottom,-8,-14
PA|Dauphin County|40.42,-76.78|berrysburg,19,-3;dauphin,-3,-15;elizabethville,14,-6;grantville,-6,11;gratz,19,4;halifax,6,-12;harrisburg,-14,-9;hershey,-15,12;highspire,-21,-1;hummelstown,-14,7;lykens,18,7;middletown,-21,4;millersburg,14,-15;wiconisco,16,9;williamstown,16,16
PA|Delaware County|39.92,-75.40|aston,-5,-3;brookhaven,-5,1;broomall,6,4;bryn mawr,11,7;chadds ford,-5,-19;chester,-2,1;chester heights,-3,-7;cheyney,0,-12;clifton heights,1,11;concordville,-2,-8;crum lynne,-5,6;darby,0,13;drexel hill,3,10;edgemont,6,-5;essington,-5,10;folcroft,-3,12;folsom,-3,7;garnet valley,-6,-10;glen mills,-1,-10;glen riddle lima,2,0;glenolden,-1,11;gradyville,3,-7;haverford,9,9;havertown,6,9;holmes,-2,9;lansdowne,2,14;lenni,-2,-4;marcus hook,-9,-3;media,1,0;morton,-1,8;newtown square,7,-1;norwood,-3,10;prospect park,-3,9;ridley park,-4,8;sharon hill,-1,13;springfield,1,7;swarthmore,-2,5;thornton,-1,-13;upper darby,4,13;villanova,12,6;wallingford,-3,3;wayne,10,1;woodlyn,-4,5
PA|Elk County|41.43,-78.65|benezett,-10,29;brandy camp,-10,-4;brockport,-14,-6;byrnedale,-14,15;dagus mines,-7,5;de young,-1,-1;force,-16,12;james city,19,-19;johnsonburg,7,-3;kersey,-7,5;ridgway,-6,-8;saint marys,0,10;weedville,-16,16;wilcox,15,-3
PA|Erie County|41.99,-80.03|albion,-10,-31;blair return center,12,1;corry,-7,38;cranesville,-8,-27;east springfield,-1,-40;edinboro,-12,-9;elgin,-9,29;erie,14,-3;fairview,5,-21;girard,0,-28;harborcreek,18,9;lake city,3,-31;mc kean,1,-11;mill village,-12,6;north east,21,20;north springfield,1,-39;union city,-10,19;waterford,-3,3;wattsburg,5,20;west springfield,-5,-43
PA|Fayette County|39.92,-79.65|allison,7,-22;brier hill,6,-21;brownfield,-6,-7;brownsville,10,-24;cardale,4,-22;chalk hill,-7,5;chestnut ridge,6,-17;connellsville,11,9;dawson,14,-1;dickerson run,12,-1;dunbar,5,0;dunlevy,20,-22;east millsboro,6,-32;everson,17,6;fairbank,2,-20;fairchance,-10,-11;farmington,-11,6;fayette city,18,-19;gans,-18,-18;gibbon glade,-18,7;grindstone,9,-20;hibbs,1,-24;hiller,9,-26;hopwood,-5,-1;indian head,11,25;isabella,3,-29;keisterville,4,-14;la belle,8,-33;lake lynn,-17,-22;leckrone,-6,-22;leisenring,8,0;lemont furnace,1,0;markleysburg,-16,19;martin,-11,-26;masontown,-8,-26;mc clellandtown,-3,-22;melcroft,13,26;merrittstown,-4,-19;mill run,5,18;millsboro,7,-35;mount braddock,1,-1;new geneva,-13,-26;new salem,0,-19;normalville,12,23;ohiopyle,-7,12;oliver,0,-7;perryopolis,14,-13;point marion,-18,-25;republic,4,-23;ronco,-5,-28;smithfield,-13,-17;smock,8,-12;star junction,15,-12;stockdale,16,-20;uledi,-3,-14;uniontown,-3,-8;vanderbilt,10,-5;waltersburg,6,-12;west leisenring,4,-6;white,15,22;wickhaven,20,-12
PA|Forest County|41.51,-79.24|cooksburg,-17,4;east hickory,7,-17;endeavor,8,-15;marienville,-5,11;tionesta,0,-13;west hickory,6,-17
PA|Franklin County|39.93,-77.72|amberson,24,4;blue ridge summit,-19,25;chambersburg,-1,7;concord,30,0;doylesburg,29,4;dry run,25,-1;fannettsburg,14,-10;fayetteville,-2,19;fort loudon,3,-18;greencastle,-15,-3;lemasters,-7,-14;lurgan,18,8;marion,-7,2;mercersburg,-11,-19;mont alto,-9,17;orrstown,15,8;pleasant hall,13,7;quincy,-13,14;rouzerville,-19,20;roxbury,18,6;saint thomas,0,-7;scotland,4,14;shady grove,-14,5;south mountain,-8,23;spring run,25,1;state line,-20,0;upperstrasburg,13,-2;waynesboro,-16,15;williamson,-8,-7;willow hill,19,-8;zullinger,-16,9
PA|Fulton County|39.93,-78.11|big cove tannery,-11,5;burnt cabins,15,21;crystal spring,-1,-11;fort littleton,15,16;harrisonville,5,3;hustontown,12,10;mc connellsburg,2,12;needmore,-5,-3;warfordsburg,-16,-9;waterfall,20,5;wells tannery,18,-3
PA|Greene County|39.85,-80.22|adah,4,30;aleppo,-3,-24;bobtown,-9,24;brave,-13,-3;carmichaels,3,25;clarksville,11,18;crucible,10,25;dilliner,-10,24;garards fort,-5,25;graysville,6,-17;greensboro,-5,28;holbrook,-1,-12;jefferson,8,17;mather,8,15;mount morris,-8,20;nemacolin,2,30;new freeport,-10,-23;nineveh,11,-9;rices landing,9,24;rogersville,2,-5;spraggs,-11,1;sycamore,9,-7;waynesburg,4,4;wind ridge,4,-24
PA|Huntingdon County|40.42,-77.98|alexandria,13,-11;allensville,9,14;blairs mills,-16,21;broad top,-21,-16;calvin,-8,-5;cassville,-12,-5;dudley,-21,-20;entriken,-8,-22;hesston,0,-15;huntingdon,8,-3;james creek,-6,-21;mapleton depot,-3,2;mc connellstown,-1,1;mill creek,5,8;neelyton,-28,12;orbisonia,-18,7;petersburg,19,-2;robertsdale,-24,-13;rockhill furnace,-18,8;saltillo,-20,-3;shade gap,-24,11;shirleysburg,-12,11;spruce creek,21,-15;three springs,-23,-1;todd,-15,-10
PA|Indiana County|40.65,-79.09|alverda,-2,23;arcadia,13,23;armagh,-19,8;aultman,-8,-18;beyer,13,-11;black lick,-18,-10;blairsville,-21,-17;brush valley,-12,0;chambersville,5,-8;cherry tree,10,24;clarksburg,-15,-28;clune,-10,-24;clymer,2,7;commodore,5,17;coral,-15,-9;creekside,7,-11;dilltown,-19,8;dixonville,6,8;ernest,3,-8;gipsy,15,21;glen campbell,20,23;heilwood,-3,17;hillsdale,10,20;home,13,-8;homer city,-13,0;indiana,-3,-7;josephine,-17,-10;kent,-11,-20;lucernemines,-10,-7;marchand,20,6;marion center,13,6;mc intyre,-8,-21;mentcle,-2,20;new florence,-27,-1;northpoint,25,-4;penn run,-3,9;plumville,14,-9;rochester mills,18,10;rossiter,23,15;saltsburg,-11,-31;shelocta,-1,-23;smicksburg,18,-7;starford,5,13;strongstown,-8,19;vintondale,-16,14;west lebanon,-5,-27
PA|Jefferson County|41.13,-79.00|anita,-12,3;big run,-16,12;brockway,11,19;brookville,4,-8;clarington,20,-15;coolspring,-8,-8;corsica,5,-20;de lancey,1,4;falls creek,2,19;frostburg,-17,-3;hamilton,-20,-8;knox dale,-4,-3;oliveburg,-13,-3;punxsutawney,-18,3;reynoldsville,-3,11;ringgold,-13,-18;sigel,18,-5;sprankle mills,-11,-11;stump creek,-11,16;summerville,-2,-17;sykesville,-8,18;timblin,-16,-20;valier,-21,-5;walston,-16,0;worthville,-10,-14
PA|Juniata County|40.53,-77.40|cocolamus,12,19;east waterford,-18,-25;honey grove,-10,-17;mc alisterville,12,14;mexico,1,5;mifflin,4,0;mifflintown,4,3;oakland mills,8,8;port royal,-2,-3;thompsontown,6,20
PA|Lackawanna County|41.44,-75.61|archbald,5,8;carbondale,15,10;chinchilla,5,-8;clarks summit,5,-10;dalton,10,-9;elmhurst,-6,6;factoryville,14,-16;fleetville,16,-11;gouldsboro,-19,11;haddon craftsmen book dist,-1,-3;internal revenue,-7,-7;jermyn,14,2;jessup,4,4;la plume,11,-16;moosic,-8,-7;moscow,-9,8;old forge,-7,-13;olyphant,3,1;peckville,4,2;ransom,-4,-21;scranton,-3,-5;taylor,-5,-11;waverly,9,-8
PA|Lancaster County|40.04,-76.25|adamstown,20,19;akron,12,4;bainbridge,7,-43;bart,-2,-5;bausman,-2,-8;bird in hand,1,6;blue ball,8,20;bowmansville,15,23;brownstown,8,3;christiana,-14,21;columbia,0,-24;conestoga,-10,-11;denver,19,13;drumore,-22,0;east earl,10,22;east petersburg,6,-10;elizabethtown,11,-35;ephrata,13,7;goodville,8,24;gordonville,-1,14;holtwood,-18,-5;hopeland,19,-1;intercourse,-1,14;kinzers,-4,20;kirkwood,-22,15;lampeter,-5,1;lancaster,0,-5;landisville,5,-17;leola,5,6;lititz,14,-5;manheim,13,-17;marietta,2,-32;martindale,11,16;maytown,3,-33;millersville,-4,-11;mount joy,7,-26;mountville,0,-18;narvon,8,27;new holland,6,17;new providence,-13,2;paradise,-6,14;peach bottom,-27,7;penryn,-2,-5;pequea,-14,-7;quarryville,-15,10;reamstown,17,13;refton,-9,2;reinholds,23,15;rheems,9,-32;ronks,-2,8;silver spring,2,-19;smoketown,0,5;stevens,18,8;strasburg,-7,6;talmage,8,3;terre hill,12,20;washington boro,-5,-19;west willow,-7,-4;willow street,-7,-3;witmer,1,4
PA|Lawrence County|40.99,-80.34|bessemer,-2,-16;edinburg,4,-13;ellwood city,-12,8;enon valley,-12,-13;hillsville,2,-16;new bedford,11,-17;new castle,0,0;new galilee,-13,-6;new wilmington,14,1;pulaski,10,-13;villa maria,8,-17;volant,10,9;wampum,-11,0;west pittsburg,-6,-3
PA|Lebanon County|40.37,-76.46|annville,-2,-9;campbelltown,-9,-13;cornwall,-9,5;fredericksburg,8,3;jonestown,7,-5;kleinfeltersville,-7,20;lawn,-14,-8;lebanon,-1,4;mount gretna,-12,-1;myerstown,1,14;newmanstown,-2,25;palmyra,-7,-13;quentin,-9,2;rexmont,-9,7;richland,1,19;schaefferstown,-7,16
PA|Lehigh County|40.61,-75.59|alburtis,-10,-1;allentown,-1,9;breinigsville,-6,-6;catasauqua,4,12;center valley,-7,17;coopersburg,-11,20;coplay,6,10;east texas,-7,3;emmaus,-8,9;fogelsville,-2,-6;germansville,10,-12;laurys station,10,6;limeport,-10,15;macungie,-8,3;neffs,8,-2;new tripoli,4,-15;old zionsville,-13,7;orefield,1,-1;schnecksville,7,-3;slatedale,13,-7;slatington,12,-3;trexlertown,-6,0;whitehall,4,9;zionsville,-14,7
PA|Luzerne County|41.18,-75.99|beach haven,-11,-19;bear creek,1,27;cambra,2,-32;conyngham,-19,-7;dallas,16,2;drifton,-18,8;drums,-15,1;duryea,17,23;ebervale,-19,5;freeland,-16,10;glen lyon,0,-9;harleigh,-20,2;harveys lake,18,-6;hazleton,-23,-1;hunlock creek,7,-10;huntington mills,1,-24;kingston,10,10;lattimer mines,-19,3;lehman,14,-3;luzerne,11,10;milnesville,-18,1;mountain top,-4,5;nanticoke,2,-2;nescopeck,-13,-21;pittston,16,20;plymouth,7,4;rock glen,-21,-20;saint johns,-15,-2;shavertown,12,2;shawanese,17,-4;shickshinny,-3,-12;sugarloaf,-18,-8;sweet valley,13,-14;sybertsville,-18,-9;wapwallopen,-11,-10;weston,-23,-16;white haven,-10,22;wilkes barre,8,12;wyoming,14,13
PA|Lycoming County|41.34,-77.07|allenwood,-22,9;antes fort,-16,-15;cammal,9,-39;cedar run,19,-43;cogan station,-3,0;hughesville,-9,35;jersey mills,1,-34;jersey shore,-10,-21;lairdsville,-11,46;linden,-10,-9;montgomery,-17,18;montoursville,-8,16;muncy,-13,30;picture rocks,-6,35;ralston,16,11;slate run,13,-44;trout run,7,6;unityville,-10,55;waterville,-3,-30;williamsport,-9,4
PA|McKean County|41.81,-78.57|bradford,15,-9;crosby,-6,18;custer city,10,-8;cyclone,1,-3;derrick city,16,1;duke center,15,8;east smethport,0,15;eldred,14,18;gifford,5,-3;hazel hurst,-10,-1;kane,-15,-23;lewis run,1,-11;ludlow,-8,-37;mount jewett,-8,-8;port allegany,1,29;rixford,12,7;smethport,-1,10;turtlepoint,8,24
PA|Mercer County|41.30,-80.26|carlton,18,24;clark,-2,-17;clarks mills,9,7;farrell,-9,-24;fredonia,2,-1;greenville,10,-12;grove city,-14,17;hadley,14,4;hermitage,-7,-19;jackson center,-2,15;jamestown,15,-19;mercer,-7,2;sandy lake,4,21;sharon,-7,-24;sharpsville,-3,-21;sheakleyville,14,5;stoneboro,4,16;transfer,2,-16;west middlesex,-13,-19;wheatland,-10,-24
PA|Mifflin County|40.61,-77.62|belleville,-1,-12;burnham,3,6;granville,-6,-1;lewistown,-1,4;mattawana,-11,-10;mc clure,9,24;mc veytown,-10,-10;milroy,11,6;mount union,-22,-24;newton hamilton,-22,-21;reedsville,6,1;yeagertown,3,4
PA|Monroe County|41.06,-75.34|analomink,1,10;bartonsville,-5,4;blakeslee,-1,-19;brodheadsville,-13,-7;buck hill falls,13,7;canadensis,18,8;cresco,10,6;delaware water gap,-8,20;east stroudsburg,1,19;effort,-9,-11;gilbert,-15,-9;henryville,3,6;kresgeville,-16,-17;kunkletown,-16,-14;long pond,1,-11;marshalls creek,-1,13;minisink hills,-6,20;mount pocono,6,-1;mountainhome,12,7;pocono lake,6,-22;pocono lake preserve,-2,3;pocono manor,4,-2;pocono pines,5,-14;pocono summit,8,-7;reeders,-4,0;saylorsburg,-16,-3;sciota,-13,1;scotrun,2,1;shawnee on delaware,-5,23;skytop,18,10;stroudsburg,-7,9;swiftwater,3,-1;tannersville,-1,2;tobyhanna,13,-5
PA|Montgomery County|40.21,-75.37|abington,-9,25;ambler,-3,15;arcola,-3,-7;ardmore,-21,7;audubon,0,1;bala cynwyd,-20,13;barto,17,-21;blue bell,-6,9;bridgeport,-11,3;bryn athyn,-8,31;cedars,1,0;cheltenham,-15,26;collegeville,-2,-7;colmar,6,11;conshohocken,-13,6;creamery,-3,-5;dresher,-7,21;eagleville,-5,-4;earlington,11,-1;east greenville,20,-14;elkins park,-14,24;fairview village,-5,-2;flourtown,-10,16;franconia,10,1;frederick,12,-20;gilbertsville,10,-23;gladwyne,-17,9;glenside,-10,21;green lane,14,-7;gwynedd,-1,12;gwynedd valley,-3,11;harleysville,6,-2;hatboro,-3,26;hatfield,7,7;horsham,-3,22;huntingdon valley,-8,31;jenkintown,-11,26;king of prussia,-12,-1;kulpsville,3,2;lafayette hill,-12,11;lansdale,3,7;lederach,0,1;mainland,0,1;merion station,-21,12;montgomeryville,1,14;narberth,-19,11;norristown,-5,1;north wales,0,10;oaks,-8,-9;oreland,-10,18;palm,22,-17;pennsburg,18,-12;perkiomenville,10,-13;plymouth meeting,-10,9;red hill,17,-12;royersford,0,-17;salford,9,-8;salfordville,8,-7;sassamansville,13,-21;schwenksville,4,-9;skippack,1,-4;souderton,8,3;spring house,-3,13;spring mount,7,-9;sumneytown,12,-9;telford,11,2;tylersport,14,-1;west point,-1,7;willow grove,-5,24;worcester,-2,1;woxall,10,-8;wyncote,-12,22;wynnewood,-21,9;zieglerville,8,-14
PA|Montour County|41.03,-76.66|danville,-6,5;washingtonville,2,-1
PA|Northampton County|40.76,-75.31|ackermanville,8,14;bangor,10,13;bath,0,-10;bethlehem,-11,-8;cherryville,0,-23;danielsville,3,-21;easton,-6,7;flicksville,8,14;hellertown,-17,-2;lehigh valley,-7,-15;martins creek,3,13;mount bethel,15,19;nazareth,-1,-1;northampton,-6,-18;pen argyl,10,4;portland,17,21;stockertown,0,4;tatamy,-1,5;treichlers,-2,-24;walnutport,1,-26;wind gap,6,-2
PA|Northumberland County|40.85,-76.71|coal township,-6,16;dalmatia,-20,-17;dewart,26,-17;dornsife,-9,-5;elysburg,1,15;herndon,-16,-9;kulpmont,-6,24;leck kill,-14,8;locust gap,-8,27;marion heights,-5,24;mc ewensville,22,-11;milton,17,-13;montandon,11,-15;mount carmel,-6,29;northumberland,5,-8;paxinos,-1,7;pillow,-21,-9;potts grove,14,-8;rebuck,-14,2;riverside,10,8;shamokin,-6,15;snydertown,3,4;sunbury,0,-7;trevorton,-7,4;turbotville,26,-3;watsontown,25,-14;west milton,17,-16
PA|Perry County|40.40,-77.26|blain,-7,-25;duncannon,1,21;elliottsburg,1,-5;ickesburg,4,-14;landisburg,-7,-6;liverpool,18,25;loysville,-3,-15;marysville,-6,29;millerstown,15,13;new bloomfield,2,7;new buffalo,6,29;new germantown,-9,-31;newport,8,9;shermans dale,-7,8
PA|Philadelphia County|40.01,-75.14|philadelphia,-2,-1
PA|Pike County|41.33,-75.03|bushkill,-20,2;dingmans ferry,-9,10;greeley,11,2;greentown,0,-25;lackawaxen,15,5;matamoras,4,32;milford,-1,15;millrift,8,29;paupack,6,-16;rowland,14,-1;shohola,9,12;tafton,7,-15;tamiment,-19,1;unity house,-19,3
PA|Potter County|41.74,-77.90|austin,-11,-20;coudersport,3,-6;galeton,-2,24;genesee,22,8;harrison valley,21,24;mills,22,18;roulette,3,-26;sabinsville,10,28;shinglehouse,21,-30;ulysses,10,18
PA|Schuylkill County|40.71,-76.22|andreas,4,38;ashland,7,-13;auburn,-11,8;barnesville,11,16;branchdale,-4,-12;brockton,5,15;coaldale,12,31;cressona,-8,2;cumbola,1,8;delano,13,15;frackville,8,-1;friedensburg,-10,-2;gilberton,9,0;girardville,9,-7;gordon,4,-12;hegins,-4,-26;kelayres,19,21;klingerstown,-4,-43;landingville,-9,10;lavelle,6,-17;llewellyn,-3,-6;lost creek,10,-2;mahanoy city,11,8;mahanoy plane,9,-3;mar lin,-2,-2;mary d,4,15;mcadoo,19,22;middleport,3,13;minersville,-2,-4;muir,-11,-30;new philadelphia,1,10;new ringgold,1,27;nuremberg,23,5;oneida,21,10;orwigsburg,-6,13;pine grove,-14,-11;pitman,0,-31;port carbon,-1,5;port clinton,-12,19;pottsville,-2,1;quakake,15,18;ravine,-13,-19;ringtown,15,-2;sacramento,-7,-40;saint clair,1,3;schuylkill haven,-8,5;seltzer,-1,-2;shenandoah,11,1;sheppton,20,10;spring glen,-8,-40;summit station,-15,1;tamaqua,9,24;tower city,-12,-33;tremont,-7,-17;tuscarora,8,20;valley view,-6,-33;zion grove,21,2
PA|Snyder County|40.77,-77.07|beaver springs,-2,-15;beavertown,1,-10;freeburg,0,13;hummels wharf,6,23;kreamer,3,11;middleburg,3,2;mount pleasant mills,-5,6;paxtonville,0,-1;penns creek,9,1;port trevorton,-7,16;richfield,-8,-5;selinsgrove,5,20;shamokin dam,8,25;troxelville,3,-14
PA|Somerset County|39.97,-79.03|acosta,14,-4;addison,-23,-32;berlin,-5,6;boswell,22,-1;boynton,-21,-3;cairnbrook,14,24;central city,12,18;confluence,-16,-33;davidsville,25,9;fairhope,-10,19;fort hill,-18,-22;friedens,4,12;garrett,-11,-3;gray,16,-6;hidden valley,7,-23;hollsopple,26,8;hooversville,18,11;jenners,17,-1;jennerstown,19,-3;jerome,24,4;kantner,13,9;listie,5,2;markleton,-10,-26;meyersdale,-18,0;new baltimore,1,26;quecreek,12,-6;rockwood,-4,-16;salisbury,-22,-6;seanor,24,13;shanksville,4,12;sipesville,12,-6;somerset,2,-3;springs,-22,-10;stoystown,12,6;tire hill,30,11;ursina,-16,-30;wellersburg,-24,18;west salisbury,-22,-7;windber,26,20
PA|Sullivan County|41.45,-76.51|dushore,8,11;eagles mere,-4,-7;forksville,8,-9;hillsgrove,0,-19;laporte,-1,0;lopez,-3,21;mildred,3,13;muncy valley,-10,-7;shunk,11,-23
PA|Susquehanna County|41.82,-75.80|brackney,15,-14;brooklyn,-7,-1;clifford,-17,20;dimock,-7,-10;forest city,-17,33;friendsville,10,-22;gibson,-2,16;great bend,15,6;hallstead,14,2;harford,-5,11;herrick center,-8,31;hop bottom,-13,1;jackson,0,0;kingsley,-6,2;lanesboro,14,22;lawton,-6,-29;lenoxville,-16,17;little meadows,16,-32;montrose,2,-8;new milford,5,8;south gibson,-9,17;south montrose,-2,-9;springville,-11,-10;susquehanna,13,21;thompson,1,27;union dale,-11,25
PA|Tioga County|41.77,-77.25|arnot,-11,13;blossburg,-10,17;covington,-3,18;cowanesque,16,-24;elkland,22,-6;gaines,-3,-31;knoxville,19,-18;lawrenceville,21,14;liberty,-21,13;mainesburg,1,26;mansfield,4,18;middlebury center,9,-6;millerton,19,28;morris,-23,-4;morris run,-10,24;nelson,21,1;osceola,21,-10;roaring branch,-20,31;tioga,14,11;wellsboro,-4,-5;westfield,15,-27
PA|Union County|40.96,-77.06|hartleton,-6,-9;laurelton,-8,-14;lewisburg,1,15;mifflinburg,-4,1;millmont,-8,-13;new berlin,-8,8;new columbia,9,16;swengel,-7,-6;vicksburg,-2,8;weikert,-10,-23;white deer,11,19;winfield,-7,19
PA|Venango County|41.40,-79.76|clintonville,-20,-12;cooperstown,10,-12;cranberry,-8,13;emlenton,-20,1;franklin,0,-7;kennerdell,-12,2;oil city,3,7;pleasantville,19,19;polk,-4,-18;reno,1,1;rouseville,7,7;seneca,-3,8;utica,8,-18;venus,-2,25
PA|Warren County|41.81,-79.27|bear lake,16,-19;chandlers valley,12,-4;clarendon,-8,10;columbus,12,-30;garland,0,-17;grand valley,-12,-27;irvine,0,1;pittsfield,2,-14;russell,13,15;sheffield,-11,24;spring creek,11,-17;sugar grove,13,-4;tidioute,-11,-10;tiona,-7,22;warren,2,8;youngsville,4,-4
PA|Washington County|40.19,-80.25|allenport,-9,40;amity,-14,8;atlasburg,15,-13;avella,8,-21;beallsville,-12,23;bentleyville,-7,24;bulger,22,-11;burgettstown,19,-16;california,-13,35;canonsburg,8,8;cecil,13,6;charleroi,-5,33;claysville,-7,-16;coal center,-9,36;cokeburg,-9,18;daisytown,-11,28;denbo,-18,31;donora,-1,39;eighty four,0,18;elco,-11,37;ellsworth,-8,23;elrama,6,32;finleyville,7,27;fredericktown,-19,25;gastonville,7,25;hendersonville,11,9;hickory,10,-5;houston,5,3;joffre,19,-11;langeloth,17,-16;lawrence,12,13;marianna,-16,13;mc donald,18,-1;meadow lands,3,2;midway,18,-4;monongahela,0,32;muse,10,5;new eagle,2,29;newell,-11,35;prosperity,-17,-1;richeyville,-13,26;roscoe,-11,38;scenery hill,-10,18;slovan,17,-14;southview,14,-1;strabane,6,5;taylorstown,-3,-13;van voorhis,-3,27;venetia,9,19;vestaburg,-17,26;washington,-2,-1;west alexander,-8,-25;west finley,-20,-19;west middletown,5,-18;westland,9,-3
PA|Wayne County|41.65,-75.30|beach lake,-4,19;damascus,9,17;equinunk,16,11;hamlin,-24,-10;hawley,-17,11;honesdale,-7,5;lake ariel,-21,-13;lake como,22,-2;lakeville,-23,4;lakewood,17,-8;milanville,2,19;newfoundland,-34,-3;orson,17,-14;pleasant mount,8,-10;poyntelle,17,-12;preston park,24,-5;prompton,-7,-2;south canaan,-3,3;south sterling,-38,-4;starlight,28,-2;starrucca,24,-15;sterling,-31,-9;tyler hill,5,16;waymart,-8,-10;white mills,-12,10
PA|Westmoreland County|40.31,-79.47|acme,-19,6;adamsburg,0,-19;alverton,-17,-13;apollo,25,-11;ardara,5,-27;armbrust,-9,-8;arona,-4,-19;avonmore,21,-2;belle vernon,-15,-34;bolivar,6,31;bovard,1,-4;bradenville,1,12;calumet,-10,-2;champion,-27,14;claridge,6,-15;crabtree,5,0;darragh,-4,-21;delmont,10,-11;derry,2,13;donegal,-21,9;export,11,-14;forbes road,4,-5;grapeville,1,-14;greensburg,1,-4;hannastown,4,-3;harrison city,5,-19;herminie,-7,-25;hostetter,-4,7;hunker,-10,-12;hutchinson,-9,-27;irwin,1,-25;jacobs creek,-18,-27;jeannette,2,-15;jones mills,-22,12;larimer,3,-26;latrobe,-2,6;laughlintown,-10,27;leechburg,32,-15;ligonier,-7,23;lowber,-7,-30;loyalhanna,1,11;luxor,2,-1;madison,-6,-21;mammoth,0,-15;manor,2,-20;monessen,-16,-42;mount pleasant,-14,-5;murrysville,14,-22;new alexandria,9,5;new derry,4,14;new kensington,25,-27;new stanton,-9,-14;norvelt,-10,-2;penn,2,-17;pleasant unity,-7,1;pricedale,-17,-39;rector,-12,22;rillton,-2,-26;robinson,9,33;ruffs dale,-15,-16;salina,21,-3;scottdale,-21,-13;seward,10,44;slickville,15,-4;smithton,-16,-27;southwest,5,3;stahlstown,-17,12;sutersville,-7,-32;tarrs,-14,-12;torrance,9,25;trafford,7,-26;united,-9,-2;webster,-13,-38;wendel,-2,-22;west newton,-10,-29;westmoreland city,2,-21;whitney,-6,6;wyano,-11,-23;youngstown,-3,10;youngwood,-7,-12;yukon,-10,-22
PA|Wyoming County|41.52,-76.02|falls,-5,16;lake winola,-1,17;mehoopany,4,-9;meshoppen,12,0;nicholson,12,25;noxen,-10,-3;tunkhannock,2,7
PA|York County|39.92,-76.73|airville,-10,33;brogue,-6,26;codorus,-5,-3;craley,3,22;dallastown,-1,7;delta,-17,38;dillsburg,18,-31;dover,8,-13;east prospect,5,21;emigsville,10,0;etters,23,-7;fawn grove,-17,29;felton,-9,13;franklintown,15,-30;glen rock,-14,-2;glenville,-16,-9;grantham,24,-27;hanover,-12,-25;lewisberry,22,-14;loganville,-7,2;manchester,15,-1;mount wolf,15,3;new cumberland,29,-14;new freedom,-18,4;new park,-16,22;porters sideling,-10,-17;railroad,-16,3;red lion,-2,12;rossville,5,4;seven valleys,-7,-1;shrewsbury,-16,5;spring grove,-6,-15;stewartstown,-15,13;thomasville,1,-15;wellsville,13,-22;windsor,0,17;wrightsville,8,20;york,4,3;york haven,20,-5;york new salem,-2,-6
RI|Bristol County|41.71,-71.28|barrington,3,-4;bristol,-3,1;prudence island,-1,0;warren,1,1
RI|Kent County|41.67,-71.59|coventry,2,2;east greenwich,-2,12;greene,3,-14;warwick,4,18;west greenwich,-3,-5;west warwick,3,7
RI|Newport County|41.56,-71.23|adamsville,-3,-5;jamestown,-4,-15;little compton,-4,7;middletown,-4,-4;newport,-7,-8;portsmouth,4,-2;tiverton,7,5
RI|Providence County|41.87,-71.58|albion,8,12;central falls,2,18;chepachet,4,-10;clayville,-9,-9;cranston,-10,11;cumberland,8,16;east providence,-6,21;fiskeville,-14,3;forestdale,13,2;foster,-9,-14;glendale,10,-5;greenville,0,2;harmony,1,-1;harrisville,10,-7;hope,-12,2;johnston,-4,6;lincoln,4,14;manville,10,11;mapleville,7,-6;north providence,-2,11;north scituate,-3,-4;north smithfield,10,3;oakland,9,-7;pascoag,9,-13;pawtucket,0,21;providence,-5,16;riverside,-10,23;rumford,-3,22;slatersville,13,0;smithfield,2,6;woonsocket,11,6
RI|Washington County|41.47,-71.62|ashaway,-5,-16;block island,-30,5;bradford,-6,-12;carolina,0,-5;charlestown,-7,-4;exeter,11,2;hope valley,4,-11;hopkinton,1,-15;kenyon,-2,0;kingston,1,10;n kingstown,12,17;narragansett,-3,16;north kingstown,12,16;peace dale,-2,13;rockville,5,-15;saunderstown,4,18;shannock,-1,-1;slocum,6,9;wakefield,-6,4;west kingston,4,0;westerly,-10,-19;wood river junction,-2,-8;wyoming,4,-4
SC|Abbeville County|34.22,-82.46|abbeville,-4,8;calhoun falls,-12,-12;donalds,11,12;due west,11,6;lowndesville,-1,-19;ware shoals,18,19
SC|Aiken County|33.54,-81.64|aiken,2,-3;bath,-4,-23;beech island,-7,-23;clearwater,-4,-23;gloverville,-2,-19;graniteville,2,-18;jackson,-20,-16;langley,-3,-21;monetta,27,4;montmorenci,-4,4;new ellenton,-13,-5;north augusta,0,-32;salley,5,32;vaucluse,7,-17;wagener,11,24;warrenville,-2,-16;windsor,-8,12
SC|Allendale County|32.99,-81.36|allendale,2,4;fairfax,-4,10;martin,12,-14;sycamore,4,13;ulmer,11,15
SC|Anderson County|34.52,-82.64|anderson,-4,-6;belton,-1,13;honea path,-8,21;la france,11,-13;pelzer,13,17;pendleton,12,-10;piedmont,21,17;sandy springs,8,-12;starr,-12,-5;townville,0,-26;williamston,10,13
SC|Bamberg County|33.21,-81.05|bamberg,6,4;denmark,11,-9;ehrhardt,-11,3;olar,-3,-11
SC|Barnwell County|33.27,-81.43|barnwell,-3,8;blackville,10,16;elko,11,5;hilda,1,19;williston,13,2
SC|Beaufort County|32.39,-80.73|beaufort,1,5;bluffton,-14,-14;dale,17,5;daufuskie island,-27,-14;hilton head island,-14,-1;ladys island,4,6;lobeco,17,-1;okatie,-6,-11;port royal,0,4;saint helena island,-2,19;seabrook,18,1;sheldon,16,-8;yemassee,26,-8
SC|Berkeley County|33.20,-79.95|bethera,0,17;bonneau,7,8;cordesville,-6,7;cross,14,-23;goose creek,-14,-6;huger,-15,17;jamestown,2,33;moncks corner,0,-7;pineville,22,-14;pinopolis,3,-9;russellville,20,-2;saint stephen,14,3
SC|Calhoun County|33.67,-80.78|cameron,-10,7;saint matthews,2,-9
SC|Charleston County|32.83,-79.95|adams run,-6,-38;awendaw,17,30;charleston,-1,2;charleston afb,6,-12;edisto island,-29,-35;folly beach,-17,3;hanahan,8,-7;hollywood,-12,-32;isle of palms,-4,18;johns island,-4,-16;ladson,16,-17;mc clellanville,29,45;mount pleasant,0,12;north charleston,4,-6;ravenel,-5,-27;sullivans island,-7,11;wadmalaw island,-18,-23
SC|Cherokee County|35.05,-81.62|blacksburg,6,13;gaffney,0,-5
SC|Chester County|34.69,-81.16|blackstock,-11,3;chester,2,-6;edgemoor,10,17;fort lawn,1,25;great falls,-12,25;lando,8,15;lockhart,9,-30;richburg,-1,17
SC|Chesterfield County|34.64,-80.16|cheraw,5,24;chesterfield,9,6;jefferson,1,-21;mc bee,-18,-10;mount croghan,10,-9;pageland,13,-24;patrick,-8,9;ruby,10,-3
SC|Clarendon County|33.67,-80.22|alcolu,10,4;davis station,-6,-5;gable,20,9;manning,-5,0;new zion,13,20;sardinia,17,13;summerton,-7,-14;turbeville,22,20
SC|Colleton County|32.86,-80.67|canadys,20,3;cottageville,10,19;green pond,-20,14;islandton,9,-23;jacksonboro,-13,21;lodge,17,-28;round o,8,9;ruffin,15,-15;smoaks,23,-15;walterboro,4,0;williams,17,-18
SC|Darlington County|34.33,-79.96|darlington,1,10;hartsville,4,-15;lamar,-15,-14;lydia,-4,-15;society hill,12,7
SC|Dillon County|34.39,-79.38|dillon,2,0;fork,-10,13;hamer,9,3;lake view,-5,19;latta,-5,-6;little rock,17,-5;minturn,12,-9
SC|Dorchester County|33.08,-80.40|dorchester,5,0;grover,3,-19;harleyville,14,-5;reevesville,11,-26;ridgeville,3,10;saint george,11,-17;summerville,-7,21
SC|Edgefield County|33.77,-81.97|edgefield,3,0;johnston,5,17;trenton,-8,11
SC|Fairfield County|34.39,-81.12|blair,10,-22;jenkinsville,-12,-15;ridgeway,-8,19;rion,-9,0;winnsboro,-1,1
SC|Florence County|34.02,-79.70|coward,-3,-5;effingham,7,-9;florence,11,0;johnsonville,-19,23;lake city,-16,-4;olanta,-9,-21;pamplico,-3,11;scranton,-10,-7;timmonsville,8,-23
SC|Georgetown County|33.43,-79.33|andrews,2,-23;georgetown,-1,6;murrells inlet,12,28;pawleys island,2,20
SC|Greenville County|34.89,-82.37|conestee,-12,2;fountain inn,-23,13;greenville,-4,-4;greer,3,13;marietta,14,-14;mauldin,-11,7;simpsonville,-17,10;slater,14,-12;taylors,3,5;tigerville,16,2;travelers rest,11,-6
SC|Greenwood County|34.15,-82.13|bradley,-12,-8;greenwood,4,-3;hodges,13,-10;ninety six,1,10;troy,-17,-17
SC|Hampton County|32.78,-81.14|brunson,17,-4;crocketville,14,6;early branch,-5,18;estill,-4,-8;furman,-9,-5;garnett,-17,-10;gifford,8,-10;hampton,10,4;luray,4,-10;miley,17,11;scotia,-10,-11;varnville,6,11
SC|Horry County|33.92,-79.00|aynor,6,-18;conway,-6,-4;galivants ferry,14,-25;green sea,25,4;little river,-4,35;longs,-1,20;loris,13,8;myrtle beach,-22,5;north myrtle beach,-10,32
SC|Jasper County|32.44,-81.03|coosawhatchie,15,10;hardeeville,-17,-4;pineland,16,-8;ridgeland,4,5;tillman,3,-13
SC|Kershaw County|34.34,-80.59|bethune,8,22;camden,-6,-1;cassatt,0,9;elgin,-18,-22;liberty hill,12,-20;lugoff,-11,-13;westville,10,-1
SC|Lancaster County|34.69,-80.71|heath springs,-9,0;kershaw,-13,15;lancaster,5,-3;van wyck,17,-14
SC|Laurens County|34.48,-82.01|clinton,-1,13;cross hill,-21,2;gray court,11,-11;joanna,-8,19;kinards,-10,23;laurens,2,-1;mountville,-14,5;waterloo,-15,-8
SC|Lee County|34.16,-80.26|bishopville,6,-2;elliott,-6,9;lynchburg,-11,16
SC|Lexington County|33.90,-81.27|batesburg,-3,-28;cayce,6,21;chapin,23,-6;gaston,-7,16;gilbert,6,-12;leesville,1,-19;lexington,4,4;pelion,-13,2;swansea,-17,18;west columbia,4,13
SC|McCormick County|33.90,-82.31|clarks hill,-25,16;mc cormick,-3,1;modoc,-20,9;mount carmel,10,-22;parksville,-12,10;plum branch,-7,6
SC|Marion County|34.08,-79.36|centenary,-5,1;gresham,-17,1;marion,8,-3;mullins,13,11;nichols,16,20;rains,3,4;sellers,18,-11
SC|Marlboro County|34.60,-79.68|bennettsville,2,-1;blenheim,-8,3;clio,-2,13;mc coll,7,12;tatum,4,9;wallace,13,-12
SC|Newberry County|34.29,-81.60|chappells,-10,-26;little mountain,-12,18;newberry,-1,-1;peak,-5,27;pomaria,2,15;prosperity,-11,7;silverstreet,-7,-17;whitmire,21,0
SC|Oconee County|34.75,-83.07|fair play,-24,8;long creek,1,-21;mountain rest,10,-5;newry,-3,16;richland,1,-2;salem,12,11;seneca,-4,12;tamassee,14,3;walhalla,1,0;west union,0,3;westminster,-6,-9
SC|Orangeburg County|33.44,-80.80|bowman,-9,13;branchville,-18,-1;cope,-7,-16;cordova,-1,-9;elloree,9,23;eutawville,-5,48;holly hill,-11,40;neeses,9,-32;north,18,-26;norway,1,-31;orangeburg,7,-7;rowesville,-7,-3;santee,4,32;springfield,9,-45;vance,-3,34
SC|Pickens County|34.89,-82.73|central,-15,-7;clemson,-20,-11;cleveland,18,12;easley,-8,12;liberty,-10,3;norris,-12,-3;pickens,1,2;six mile,-6,-10;sunset,8,-8
SC|Richland County|34.02,-80.90|ballentine,10,-33;blythewood,17,-7;columbia,-1,-10;eastover,-11,21;gadsden,-18,15;hopkins,-9,6;irmo,9,-29;state park,7,-6;white rock,13,-36
SC|Saluda County|34.01,-81.73|ridge spring,-14,7;saluda,1,-5;ward,-12,0
SC|Spartanburg County|34.93,-81.99|arcadia,3,0;bmg columbia house acs,0,-15;bmg columbia hse music club,-2,-10;boiling springs,6,4;campobello,18,-15;chesnee,19,12;clifton,5,17;converse,6,16;cowpens,11,17;cross anchor,-29,13;drayton,4,8;duncan,-1,-14;enoree,-26,7;fairforest,3,-2;fingerville,20,-2;glendale,1,15;gramling,15,-14;inman,12,-6;landrum,23,-22;lyman,4,-15;mayo,15,13;moore,-7,-3;pacolet,-3,23;pacolet mills,-1,25;pauline,-14,14;reidville,-7,-12;roebuck,-6,4;spartanburg,1,9;startex,0,-11;wellford,2,-10;white stone,-4,2;woodruff,-17,-5
SC|Sumter County|33.92,-80.38|dalzell,10,-9;horatio,10,-18;mayesville,3,16;pinewood,-15,-12;rembert,19,-11;shaw a f b,0,4;sumter,-1,2;wedgefield,-2,-12
SC|Union County|34.69,-81.62|buffalo,4,-6;carlisle,-12,14;jonesville,14,-6;union,4,0
SC|Williamsburg County|33.62,-79.73|cades,17,-12;greeleyville,-2,-25;hemingway,12,28;kingstree,7,-6;lane,-11,-14;nesmith,4,17;salters,-6,-10
SC|York County|34.97,-81.19|bowling green,18,-3;catawba,-12,25;clover,13,-3;fort mill,4,26;hickory grove,0,-25;mc connells,-11,-5;rock hill,0,7;sharon,-7,-19;smyrna,6,-20;york,2,-4
SD|Aurora County|43.72,-98.56|plankinton,2,9;stickney,-13,5;white lake,4,-15
SD|Beadle County|44.41,-98.28|cavour,-5,26;hitchcock,17,-17;huron,-5,6;iroquois,-7,42;virgil,-12,-15;wessington,0,-41;wolsey,-2,-20;yale,11,24
SD|Bennett County|43.20,-101.66|allen,10,-27;martin,-2,-7;tuthill,-8,19
SD|Bon Homme County|42.99,-97.88|avon,5,-14;scotland,13,15;springfield,-12,-4;tabor,-5,19;tyndall,0,2
SD|Brookings County|44.37,-96.79|arlington,0,-28;aurora,-9,9;brookings,-3,0;bruce,10,-12;elkton,-14,29;sinai,-13,-25;volga,-5,-13;white,4,18
SD|Brown County|45.59,-98.35|aberdeen,-6,-7;barnard,14,-14;bath,-13,0;claremont,8,31;columbia,6,4;ferney,-26,27;frederick,26,-17;groton,-14,25;hecla,28,16;houghton,21,26;stratford,-30,7;warner,-24,-12;westport,8,-23
SD|Brule County|43.72,-99.08|chamberlain,8,-24;kimball,3,12;pukwana,6,-10
SD|Buffalo County|44.08,-99.21|fort thompson,-2,-19;gann valley,-1,15
SD|Butte County|44.91,-103.51|belle fourche,-23,-33;newell,-16,12;nisland,-24,-3;vale,-28,13
SD|Campbell County|45.77,-100.05|herreid,7,0;mound city,-9,0;pollock,12,-24
SD|Charles Mix County|43.21,-98.59|dante,-21,41;geddes,5,-11;lake andes,-8,9;marty,-22,16;pickstown,-14,6;platte,22,-36;wagner,-13,31
SD|Clark County|44.86,-97.73|bradley,22,9;carpenter,-19,-19;clark,2,0;garden city,13,15;raymond,1,-19;vienna,-12,20;willow lake,-23,5
SD|Clay County|42.91,-96.98|burbank,-15,13;vermillion,-12,5;wakonda,8,-9
SD|Codington County|44.98,-97.19|florence,8,-10;henry,-9,-26;kranzburg,-9,27;south shore,13,20;wallace,10,-26;watertown,-7,6
SD|Corson County|45.71,-101.20|bullhead,6,12;keldron,4,-69;little eagle,-3,39;mc intosh,0,4;mc laughlin,17,30;morristown,23,-53;wakpala,-1,66;walker,20,11;watauga,22,-32
SD|Custer County|43.68,-103.45|buffalo gap,-18,14;custer,-2,3;fairburn,-2,24;hermosa,14,25;pringle,-7,-14
SD|Davison County|43.67,-98.14|ethan,-13,16;mitchell,3,12;mount vernon,5,-12
SD|Day County|45.37,-97.61|andover,6,-31;bristol,-8,-20;grenville,14,30;pierpont,13,-21;roslyn,13,7;waubay,1,31;webster,-5,8
SD|Deuel County|44.76,-96.67|astoria,-19,13;brandt,-9,2;clear lake,0,-2;gary,7,16;goodwin,12,-19;toronto,-18,-4
SD|Dewey County|45.16,-100.87|eagle butte,-15,-36;glencross,29,-5;isabel,24,-57;lantry,-14,-56;ridgeview,5,27;timber lake,24,-16;trail city,32,15;whitehorse,11,-1
SD|Douglas County|43.39,-98.36|armour,-7,2;corsica,3,1;delmont,-13,21;harrison,4,-16;new holland,4,-24
SD|Edmunds County|45.42,-99.22|bowdle,3,-44;hosmer,15,-27;ipswich,3,20;roscoe,1,-12
SD|Fall River County|43.24,-103.53|edgemont,5,-28;hot springs,18,5;oelrichs,-8,31;oral,15,34;smithwick,6,31
SD|Faulk County|45.07,-99.15|cresbard,10,20;faulkton,1,-5;onaka,13,-31;seneca,-5,-32
SD|Grant County|45.17,-96.77|big stone city,11,21;labolt,-13,8;marvin,10,-14;milbank,4,14;ortley,9,-42;revillo,-9,21;stockholm,-7,-4;strandburg,-13,-2;twin brooks,6,-6
SD|Gregory County|43.19,-99.19|bonesteel,-12,20;burke,-1,-11;dallas,4,-33;fairfax,-16,35;gregory,2,-18;herrick,-9,-3;saint charles,-11,9
SD|Haakon County|44.30,-101.54|midland,-22,38;milesville,13,-21;philip,-24,-15
SD|Hamlin County|44.67,-97.19|bryant,-8,-27;castlewood,6,17;estelline,-7,29;hayti,-1,-4;hazel,8,-12;lake norden,-9,-1
SD|Hand County|44.55,-99.00|miller,-5,2;orient,29,-10;ree heights,1,-22;rockham,33,14;saint lawrence,-3,13
SD|Hanson County|43.67,-97.79|alexandria,-1,3;emery,-11,14;fulton,8,-8
SD|Harding County|45.58,-103.49|buffalo,-1,-9;camp crook,6,-53;ludlow,26,15;ralph,28,46;redig,-31,-5;reva,-5,43
SD|Hughes County|44.39,-100.00|blunt,11,5;harrold,13,26;pierre,-2,-33
SD|Hutchinson County|43.33,-97.75|dimock,14,-24;freeman,3,29;kaylor,0,0;menno,-10,19;olivet,-4,4;parkston,6,-21;tripp,-9,-22
SD|Hyde County|44.55,-99.49|highmore,-1,3;holabird,-3,-11;stephan,-30,3
SD|Jackson County|43.69,-101.63|belvidere,19,39;interior,4,-34;kadoka,15,8;long valley,-22,20;wanblee,-14,-9
SD|Jerauld County|44.07,-98.63|alpena,10,23;lane,0,20;wessington springs,0,-5
SD|Jones County|43.96,-100.69|draper,-3,18;murdo,-6,-2;okaton,-7,-20
SD|Kingsbury County|44.37,-97.49|badger,12,27;de smet,2,-7;erwin,12,8;lake preston,0,11;oldham,-12,22
SD|Lake County|44.02,-97.13|chester,-12,15;madison,-2,1;nunda,13,13;ramona,10,-11;rutland,5,18;wentworth,-4,17;winfred,-2,-23
SD|Lawrence County|44.36,-103.79|deadwood,2,6;lead,-10,-8;nemo,-15,25;saint onge,19,7;spearfish,14,-8;whitewood,10,16
SD|Lincoln County|43.28,-96.72|beresford,-19,-6;canton,3,13;fairview,-8,21;harrisburg,17,3;hudson,-15,19;lennox,7,-16;worthing,5,-4
SD|Lyman County|43.90,-99.85|kennebec,0,0;lower brule,20,23;oacoma,-10,45;presho,0,-23;reliance,-2,24;vivian,6,-44
SD|McCook County|43.67,-97.37|bridgewater,-12,-10;canistota,-9,8;monroe,-15,16;montrose,3,18;salem,6,-1;spencer,8,-23
SD|McPherson County|45.77,-99.22|eureka,0,-11;leola,-4,28;long lake,9,2
SD|Marshall County|45.76,-97.60|amherst,0,-33;britton,4,-14;eden,-14,22;lake city,-7,25;langford,-14,-19;veblen,9,29
SD|Meade County|44.57,-102.72|black hawk,-42,-63;ellsworth afb,-42,-36;enning,1,16;faith,43,66;fort meade,-16,-74;howes,2,70;mud butte,46,-8;piedmont,-34,-65;sturgis,-20,-64;union center,9,-1;wasta,-34,29;white owl,5,27
SD|Mellette County|43.58,-100.76|norris,-12,-39;white river,-2,1;wood,-5,32
SD|Miner County|44.02,-97.61|canova,-14,8;carthage,13,-10;fedora,-4,-18;howard,1,5
SD|Minnehaha County|43.67,-96.79|baltic,6,3;brandon,-12,22;citibank,-7,9;colton,12,-17;crooks,-1,-3;dell rapids,15,7;garretson,4,27;hartford,-6,-16;humboldt,-6,-28;lyons,5,-8;renner,-4,8;sioux falls,-8,5;valley springs,-10,30
SD|Moody County|44.02,-96.67|colman,-7,-15;egan,-4,2;flandreau,4,5;trent,-13,4
SD|Oglala Lakota County|43.34,-102.55|batesland,-23,35;kyle,9,37;manderson,-10,8;oglala,-15,-19;pine ridge,-22,-5;porcupine,-10,22;wounded knee,-19,19
SD|Pennington County|44.01,-102.82|box elder,11,-24;caputa,-6,3;hill city,-7,-75;keystone,-12,-57;new underwood,8,1;owanka,6,26;quinn,10,81;rapid city,6,-44;scenic,-21,29;wall,-2,60
SD|Perkins County|45.49,-102.47|bison,3,-1;lemmon,43,28;lodgepole,33,-29;meadow,-14,19;prairie city,9,-33
SD|Potter County|45.07,-99.96|gettysburg,-4,-2;hoven,16,18;lebanon,-5,22;tolstoy,11,34
SD|Roberts County|45.63,-96.95|claire city,25,-16;corona,-27,28;new effington,24,3;peever,-11,-5;rosholt,25,23;sisseton,4,-12;summit,-28,-10;wilmot,-22,9
SD|Sanborn County|44.02,-98.09|artesian,0,8;letcher,-13,-8;woonsocket,3,-15
SD|Spink County|44.94,-98.35|ashton,11,-5;brentford,23,3;conde,20,19;doland,-12,25;frankfort,-13,5;mansfield,30,-22;mellette,22,-14;northville,22,-31;redfield,-7,-17;tulare,-21,-21;turton,10,25
SD|Stanley County|44.41,-100.73|fort pierre,-7,33;hayes,-4,-29
SD|Sully County|44.72,-100.13|agar,12,6;onida,0,4
SD|Todd County|43.19,-100.72|mission,9,12;okreek,17,34;parmelee,12,-29;rosebud,4,-14;saint francis,-5,-19
SD|Tripp County|43.35,-99.88|colome,-12,19;hamill,30,19;ideal,21,-4;winner,-1,8;witten,10,-19
SD|Turner County|43.31,-97.15|centerville,-19,18;chancellor,10,17;davis,-2,17;hurley,-2,-4;marion,11,-13;parker,9,1;viborg,-13,3
SD|Union County|42.83,-96.66|alcester,17,2;elk point,-9,-3;jefferson,-23,8;north sioux city,-31,15
SD|Walworth County|45.43,-100.03|akaska,-10,-9;glenham,10,-24;java,2,21;mobridge,11,-40;selby,5,-2
SD|Yankton County|43.01,-97.40|gayville,-13,21;irene,9,14;lesterville,3,-20;mission hill,-3,6;utica,1,3;volin,-5,22;yankton,-13,0
SD|Ziebach County|44.98,-101.67|cherry creek,-37,17;dupree,3,3
TN|Anderson County|36.12,-84.20|andersonville,7,15;briceville,4,-10;clinton,-2,2;heiskell,0,16;lake city,8,6;norris,8,11;oak ridge,-6,-3
TN|Bedford County|35.51,-86.46|normandy,-8,20;shelbyville,-2,0;unionville,11,-10;wartrace,0,13
TN|Benton County|36.07,-88.07|big sandy,16,1;camden,-1,-4;holladay,-17,-2
TN|Bledsoe County|35.60,-85.21|graysville,-15,3;pikeville,4,0
TN|Blount County|35.69,-83.93|alcoa,10,-6;friendsville,6,-18;louisville,15,-8;maryville,4,-6;rockford,14,-2;tallassee,-10,-7;townsend,-1,17;walland,7,10
TN|Bradley County|35.15,-84.86|charleston,10,9;cleveland,1,0;georgetown,14,-5;mc donald,-7,-13
TN|Campbell County|36.40,-84.15|caryville,-10,-5;duff,10,11;jacksboro,-8,-4;jellico,17,2;la follette,2,6;newcomb,14,-3;pioneer,7,-14
TN|Cannon County|35.81,-86.06|auburntown,13,-5;bradyville,-10,-3;woodbury,1,1
TN|Carroll County|35.97,-88.45|atwood,-1,-17;bruceton,5,20;buena vista,-3,16;cedar grove,-11,-10;clarksburg,-11,6;hollow rock,7,18;huntingdon,3,3;lavinia,-11,-18;mc kenzie,15,-6;mc lemoresville,0,-12;trezevant,4,-16;westport,-9,16;yuma,-10,7
TN|Carter County|36.29,-82.13|elizabethton,5,-8;hampton,-4,-6;milligan college,0,-18;roan mountain,-12,5;watauga,8,-14
TN|Cheatham County|36.26,-87.09|ashland city,1,4;chapmansboro,11,-2;kingston springs,-17,-3;pegram,-15,6;pleasant view,12,5
TN|Chester County|35.42,-88.61|enville,2,19;henderson,0,-3;jacks creek,6,11;luray,11,8
TN|Claiborne County|36.49,-83.66|arthur,6,-1;clairfield,8,-28;cumberland gap,6,-2;eagan,7,-32;harrogate,9,5;lone mountain,-10,8;new tazewell,-5,4;pruden,10,-24;shawanee,9,1;speedwell,-1,-15;tazewell,-2,11
TN|Clay County|36.55,-85.54|celina,0,4;moss,5,-14;whitleyville,-4,-15
TN|Cocke County|35.93,-83.12|bybee,12,-6;cosby,-9,-10;del rio,-4,11;hartford,-10,2;newport,3,-7;parrottsville,7,5
TN|Coffee County|35.49,-86.08|arnold afb,1,0;beechgrove,15,-13;hillsboro,-12,10;manchester,1,0;summitville,7,8;tullahoma,-14,-14
TN|Crockett County|35.81,-89.14|alamo,-1,-4;bells,-9,7;crockett mills,5,-3;friendship,10,-10;fruitvale,-6,11;gadsden,-3,15;maury city,2,-9
TN|Cumberland County|35.95,-85.00|crab orchard,0,18;crossville,2,-2;pleasant hill,3,-20
TN|Davidson County|36.17,-86.78|antioch,-11,12;goodlettsville,16,7;hermitage,1,18;joelton,16,-13;madison,5,4;nashville,0,0;nashvl,-1,0;old hickory,7,17;whites creek,10,-4
TN|Decatur County|35.60,-88.11|bath springs,-15,-2;decaturville,-4,-2;parsons,7,-1;scotts hill,-10,-13;sugar tree,19,8
TN|DeKalb County|35.98,-85.83|alexandria,9,-21;dowelltown,-1,-7;lancaster,12,-2;liberty,3,-14;smithville,-5,3
TN|Dickson County|36.15,-87.36|burns,-10,5;charlotte,8,7;cumberland furnace,12,-4;dickson,-4,-2;slayden,15,-11;vanleer,7,-10;white bluff,-2,14
TN|Dyer County|36.06,-89.41|bogota,11,-2;dyersburg,-2,3;finley,-4,-10;lenox,3,-8;newbern,4,16;tigrett,-11,17;trimble,14,23
TN|Fayette County|35.20,-89.41|braden,9,-7;gallaway,13,-21;la grange,-15,17;laconia,9,18;macon,-5,-7;moscow,-14,5;oakland,3,-10;rossville,-12,-15;somerville,8,2;williston,-4,5
TN|Fentress County|36.38,-84.93|allardt,0,16;clarkrange,-17,-5;grimsley,-12,-7;jamestown,4,0;wilder,-10,-16
TN|Franklin County|35.16,-86.09|belvidere,-1,-8;cowan,2,8;decherd,8,3;estill springs,11,-5;huntland,-10,-18;sewanee,3,18;sherwood,-11,16;winchester,3,-2
TN|Gibson County|36.00,-88.93|bradford,7,13;dyer,8,-9;eaton,-3,-20;gibson,-13,8;humboldt,-16,3;idlewild,3,13;kenton,19,-9;medina,-19,17;milan,-7,16;rutherford,13,-5;trenton,-3,-2;yorkville,14,-18
TN|Giles County|35.20,-87.04|ardmore,-15,16;elkton,-15,15;frankewing,-2,19;goodspring,-9,-9;lynnville,18,-3;minor hill,-15,-12;prospect,-14,2;pulaski,1,0
TN|Grainger County|36.28,-83.51|bean station,5,20;blaine,-12,-17;powder springs,-4,-17;rutledge,-3,0;thorn hill,11,14;washburn,3,-8
TN|Greene County|36.17,-82.85|afton,5,10;chuckey,8,15;greeneville,1,0;midway,-2,-18;mohawk,1,-24;mosheim,1,-12
TN|Grundy County|35.39,-85.72|altamont,4,-4;beersheba springs,8,3;coalmont,-4,2;gruetli laager,-2,10;palmer,-1,16;pelham,-7,-12;tracy city,-12,-2
TN|Hamblen County|36.22,-83.27|lowland,0,-1;morristown,-1,-2;russellville,4,8;talbott,-6,-14;whitesburg,4,12
TN|Hamilton County|35.18,-85.16|apison,-17,15;bakewell,16,3;chattanooga,-14,-12;collegedale,-13,11;harrison,-1,7;hixson,-2,-5;lookout mountain,-19,-19;lupton city,-8,-10;old fort,10,-9;ooltewah,-10,10;sale creek,20,6;signal mountain,-3,-17;soddy daisy,6,-2
TN|Hancock County|36.53,-83.22|kyles ford,5,17;sneedville,0,-3
TN|Hardeman County|35.21,-88.99|bolivar,4,-1;grand junction,-16,-19;hickory valley,-5,-14;hornsby,1,17;middleton,-13,9;pocahontas,-18,18;saulsbury,-16,-8;silerton,15,17;toone,15,6;whiteville,11,-14
TN|Hardin County|35.20,-88.19|counce,-16,-11;crump,2,-13;morris chapel,10,-13;olivehill,7,15;pickwick dam,-16,-4;saltillo,18,-6;savannah,0,-2;shiloh,-8,-18
TN|Hawkins County|36.44,-82.94|bulls gap,-16,-9;church hill,10,22;eidson,6,-14;mooresburg,-8,-26;mount carmel,12,29;rogersville,-3,-7;surgoinsville,3,11
TN|Haywood County|35.58,-89.28|brownsville,3,2;gates,21,-11;stanton,-13,-5
TN|Henderson County|35.65,-88.39|darden,1,17;huron,-4,-13;lexington,0,0;reagan,-14,4;sardis,-22,8;wildersville,12,-5
TN|Henry County|36.33,-88.30|buchanan,8,15;como,-4,-21;cottage grove,2,-16;henry,-13,-12;mansfield,-15,2;paris,-3,-1;puryear,11,-4;springville,-7,16
TN|Hickman County|35.80,-87.47|bon aqua,14,17;centerville,-2,0;duck river,-6,12;lyles,5,16;nunnelly,7,-3;only,6,-19;primm springs,1,22
TN|Houston County|36.29,-87.72|erin,2,4;stewart,4,-15;tennessee ridge,4,-6
TN|Humphreys County|36.04,-87.77|hurricane mills,-12,-4;mc ewen,8,13;new johnsonville,-3,-18;waverly,6,-2
TN|Jackson County|36.36,-85.68|bloomington springs,-13,1;gainesboro,-2,4;granville,-8,-7
TN|Jefferson County|36.05,-83.45|dandridge,-5,2;jefferson city,6,-4;new market,3,-12;strawberry plains,2,-21;white pine,3,15
TN|Johnson County|36.45,-81.85|butler,-13,-13;laurel bloomery,13,13;mountain city,1,4;shady valley,7,-5;trade,-9,10
TN|Knox County|35.99,-83.94|corryton,13,13;knoxville,-2,-3;mascot,9,20;powell,5,-10;the mail box,-13,-18
TN|Lake County|36.34,-89.49|ridgely,-7,1;tiptonville,5,3;wynnburg,-1,2
TN|Lauderdale County|35.76,-89.63|halls,13,22;henning,-10,-7;ripley,-1,10
TN|Lawrence County|35.22,-87.39|ethridge,12,9;five points,-19,10;lawrenceburg,3,4;leoma,-8,8;loretto,-14,-3;saint joseph,-18,-11;summertown,21,7;westpoint,-8,-14
TN|Lewis County|35.53,-87.49|hohenwald,0,1
TN|Lincoln County|35.14,-86.59|dellrose,-2,-22;elora,-11,24;fayetteville,1,2;flintville,-8,18;kelso,-4,12;mulberry,5,17;petersburg,15,-6;taft,-9,-6
TN|Loudon County|35.74,-84.31|greenback,-8,14;lenoir city,6,7;loudon,-1,-4;philadelphia,-6,-12
TN|McMinn County|35.42,-84.62|athens,3,2;calhoun,-10,-12;englewood,0,13;etowah,-9,9;niota,16,4;riceville,-5,-8
TN|McNairy County|35.18,-88.56|adamsville,8,15;bethel springs,5,-8;chewalla,-18,-8;finger,18,-2;guys,-16,4;michie,-11,12;milledgeville,20,20;ramer,-11,-4;selmer,-1,-3;stantonville,1,13
TN|Macon County|36.53,-86.01|dixon springs,-9,-5;lafayette,1,-2;red boiling springs,-1,14
TN|Madison County|35.61,-88.84|beech bluff,-2,20;denmark,-5,-14;jackson,2,1;medon,-17,-6;mercer,-13,-19;oakfield,12,6;pinson,-13,11;spring creek,16,16
TN|Marion County|35.13,-85.62|guild,-11,11;jasper,-3,3;monteagle,11,-20;sequatchie,3,-2;south pittsburg,-10,-10;whiteside,-14,12;whitwell,7,12
TN|Marshall County|35.47,-86.77|belfast,-6,6;chapel hill,17,8;cornersville,-13,-6;lewisburg,-1,-2
TN|Maury County|35.62,-87.08|columbia,0,4;culleoka,-14,8;hampshire,-3,-25;mount pleasant,-9,-13;santa fe,14,-7;spring hill,10,17;williamsport,3,-15
TN|Meigs County|35.51,-84.81|birchwood,-16,-15;decatur,-1,0;ten mile,17,16
TN|Monroe County|35.44,-84.25|coker creek,-20,-5;madisonville,5,-9;sweetwater,16,-21;tellico plains,-9,-5;vonore,9,7
TN|Montgomery County|36.50,-87.38|clarksville,3,3;cunningham,-12,-4;palmyra,-8,-11;southside,-13,7;woodlawn,2,-16
TN|Moore County|35.28,-86.36|lynchburg,-1,-1
TN|Morgan County|36.13,-84.65|coalfield,-10,23;deer lodge,8,-17;lancing,1,-6;oakdale,-12,7;petros,-4,21;rugby,22,-6;sunbright,13,-5;wartburg,-3,8
TN|Obion County|36.36,-89.15|elbridge,-10,-17;hornbeak,0,-16;obion,-9,-13;rives,-5,8;samburg,2,-21;south fulton,12,27;troy,-2,-1;union city,7,9;woodland mills,10,-8
TN|Overton County|36.34,-85.29|allons,15,-3;allred,-2,8;alpine,4,14;crawford,-11,12;hilham,8,-16;livingston,4,-3;monroe,12,7;rickman,-6,-2
TN|Perry County|35.64,-87.86|linden,-5,0;lobelville,10,3
TN|Pickett County|36.56,-85.07|byrdstown,1,-8;pall mall,2,3
TN|Polk County|35.12,-84.52|benton,5,-13;conasauga,-12,-21;copperhill,-10,15;delano,14,-8;ducktown,-9,14;farner,3,20;ocoee,-2,-19;reliance,6,-2;turtletown,-1,17
TN|Putnam County|36.14,-85.49|baxter,-2,-15;buffalo valley,4,-27;cookeville,4,-1;monterey,1,24;silver point,-4,-24
TN|Rhea County|35.61,-84.92|dayton,-11,-9;evensville,1,-10;grandview,15,6;spring city,8,10
TN|Roane County|35.85,-84.52|harriman,9,1;kingston,1,3;oliver springs,19,17;rockwood,1,-16
TN|Robertson County|36.53,-86.87|adams,3,-25;cedar hill,3,-13;cross plains,3,19;greenbrier,-10,8;orlinda,9,17;ridgetop,-12,10;springfield,-2,-1;white house,-7,20
TN|Rutherford County|35.84,-86.42|bell buckle,-21,2;christiana,-15,5;eagleville,-9,-22;fosterville,-19,1;la vergne,9,-7;lascassas,11,10;milton,8,23;murfreesboro,0,0;readyville,-4,17;rockvale,-10,-12;smyrna,12,-9
TN|Scott County|36.43,-84.50|elgin,-10,-10;helenwood,1,-3;huntsville,-3,8;oneida,8,-2;robbins,-8,-9;winfield,13,7
TN|Sequatchie County|35.37,-85.41|dunlap,2,2
TN|Sevier County|35.79,-83.52|gatlinburg,-6,4;kodak,19,-9;pigeon forge,5,-4;sevierville,7,-2;seymour,8,-22
TN|Shelby County|35.18,-89.90|arlington,9,17;brunswick,8,13;collierville,-14,23;cordova,-3,12;eads,-3,22;ellendale,5,7;germantown,-6,5;memphis,-3,-8;millington,11,-2
TN|Smith County|36.25,-85.96|brush creek,-14,-6;carthage,3,1;chestnut mound,-5,13;elmwood,-1,8;gordonsville,-7,-4;hickman,-13,6;pleasant shade,10,4;riddleton,10,-8
TN|Stewart County|36.50,-87.84|big rock,7,10;bumpus mills,12,-2;cumberland city,-13,21;dover,-1,-4;indian mound,-1,16
TN|Sullivan County|36.51,-82.30|blountville,2,-6;bluff city,-4,7;bristol,4,9;kingsport,2,-24;piney flats,-8,-1
TN|Sumner County|36.47,-86.46|bethpage,5,14;castalian springs,-9,15;cottontown,2,-14;gallatin,-9,1;hendersonville,-16,-16;mitchellville,16,-8;portland,10,-5;westmoreland,11,22
TN|Tipton County|35.50,-89.76|atoka,-5,-2;brighton,-1,3;burlison,4,-6;covington,6,11;drummonds,-5,-17;mason,-6,20;munford,-4,-6;tipton,-8,-6
TN|Trousdale County|36.39,-86.16|hartsville,0,-1
TN|Unicoi County|36.11,-82.44|erwin,3,2;flag pond,-10,-13;unicoi,10,11
TN|Union County|36.29,-83.84|luttrell,-9,8;maynardville,-6,0;sharps chapel,8,3
TN|Van Buren County|35.69,-85.45|spencer,3,2
TN|Warren County|35.68,-85.78|campaign,10,16;mcminnville,1,1;morrison,-7,-14;rock island,9,10;smartt,-4,-6;viola,-14,-8
TN|Washington County|36.29,-82.50|fall branch,12,-13;johnson city,1,6;jonesborough,0,1;limestone,-4,-13;mountain home,2,12;telford,-5,-4
TN|Wayne County|35.24,-87.79|clifton,14,-16;collinwood,-8,7;cypress inn,-18,0;iron city,-18,14;lutts,-13,-10;waynesboro,8,5
TN|Weakley County|36.30,-88.72|dresden,0,2;dukedom,18,3;gleason,-9,10;greenfield,-15,-3;martin,4,-14;palmersville,10,10;sharon,-6,-13
TN|White County|35.93,-85.46|doyle,-9,-6;quebeck,-10,-10;sparta,2,2;walling,-6,-16
TN|Williamson County|35.89,-86.90|arrington,-4,23;brentwood,13,11;college grove,-11,15;fairview,8,-23;franklin,3,3;nolensville,4,22;thompsons station,-9,1
TN|Wilson County|36.15,-86.30|gladeville,0,-1;lebanon,3,1;mount juliet,4,-21;norene,0,-1;watertown,-6,15
TX|Anderson County|31.81,-95.65|cayuga,14,-32;elkhart,-17,10;frankston,24,14;montalba,6,-8;neches,5,16;palestine,-5,1;tennessee colony,1,-20
TX|Andrews County|32.30,-102.64|andrews,2,10
TX|Angelina County|31.25,-94.61|diboll,-6,-16;huntington,3,5;lufkin,6,-10;pollok,17,-21;zavalla,-10,22
TX|Aransas County|28.12,-97.00|fulton,-6,-4;rockport,-10,-8
TX|Archer County|33.62,-98.69|archer city,-6,6;holliday,20,-1;megargel,-16,-24;scotland,4,22;windthorst,-4,25
TX|Armstrong County|34.96,-101.36|claude,13,-2;wayside,-17,-19
TX|Atascosa County|28.89,-98.53|campbellton,-13,27;charlotte,-3,-18;christine,-11,4;jourdanton,1,-2;leming,18,4;lytle,34,-27;peggy,-15,35;pleasanton,10,4;poteet,21,-10
TX|Austin County|29.89,-96.28|bellville,8,2;bleiblerville,14,-17;industry,10,-21;kenney,16,-5;new ulm,3,-22;san felipe,-8,18;sealy,-10,12;wallis,-25,23
TX|Bailey County|34.07,-102.83|bula,-21,16;enochs,-20,7;maple,-22,-7;muleshoe,15,8
TX|Bandera County|29.75,-99.25|bandera,-2,20;medina,10,-8;pipe creek,-7,30;tarpley,-10,0;vanderpool,0,-31
TX|Bastrop County|30.10,-97.31|bastrop,4,2;cedar creek,-1,-19;elgin,22,-6;mc dade,19,7;paige,8,19;red rock,-11,-10;rosanky,-18,0;smithville,-9,16
TX|Baylor County|33.62,-99.21|seymour,-3,-4
TX|Bee County|28.42,-97.74|beeville,-1,-3;mineral,14,-20;normanna,11,-4;pawnee,24,-25;pettus,20,-7;skidmore,-21,3;tuleta,15,-6;tynan,-25,-1
TX|Bell County|31.04,-97.48|bartlett,-24,5;belton,3,1;fort hood,10,-30;harker heights,-1,-13;heidenheimer,1,-1;holland,-16,9;killeen,5,-25;little river academy,-5,12;moody,22,7;nolanville,5,-12;pendleton,16,13;rogers,-8,26;salado,-9,-5;temple,3,10;troy,14,19
TX|Bexar County|29.45,-98.52|adkins,-7,26;alliance data systems,8,10;atascosa,-18,-22;boerne,36,-16;converse,7,20;elmendorf,-22,15;helotes,18,-23;kelly usa,-3,3;lackland a f b,-3,3;macdona,-12,-17;saint hedwig,-1,32;san antonio,1,2;somerset,-23,-15;universal city,10,22;von ormy,-17,-15
TX|Blanco County|30.27,-98.40|blanco,-18,-1;johnson city,3,3;round mountain,18,-4
TX|Borden County|32.74,-101.43|gail,1,-2
TX|Bosque County|31.90,-97.63|clifton,-11,11;cranfills gap,-15,-18;iredell,7,-25;kopperl,20,9;laguna park,-4,25;meridian,3,-1;morgan,12,7;valley mills,-24,14;walnut springs,16,-12
TX|Bowie County|33.45,-94.42|de kalb,6,-19;hooks,8,16;maud,-11,11;nash,-1,30;new boston,2,-1;redwater,-9,17;simms,-11,-13;texarkana,-1,35
TX|Brazoria County|29.19,-95.45|alvin,23,20;angleton,-1,1;brazoria,-17,-13;clute,-16,5;damon,11,-25;danbury,4,11;danciger,-2,-37;freeport,-19,10;lake jackson,-15,1;liverpool,8,16;manvel,28,10;old ocean,-11,-30;pearland,35,17;rosharon,23,0;sweeny,-15,-25;west columbia,-5,-22
TX|Brazos County|30.66,-96.30|bryan,2,-7;college station,-5,-3;kurten,13,4;millican,-21,8;wellborn,-13,0
TX|Brewster County|29.81,-103.25|alpine,50,-41;big bend national park,-52,-4;marathon,38,3;terlingua,-49,-31
TX|Briscoe County|34.53,-101.21|quitaque,-15,16;silverton,-7,-11
TX|Brooks County|27.03,-98.22|encino,-11,3;falfurrias,19,8
TX|Brown County|31.77,-99.00|bangs,-2,-16;blanket,1,17;brookesmith,-26,-13;brownwood,-1,-1;early,1,8;zephyr,-11,18
TX|Burleson County|30.49,-96.62|caldwell,4,-10;chriesman,11,-15;deanville,-6,-14;lyons,-11,5;snook,-2,14;somerville,-8,8
TX|Burnet County|30.79,-98.18|bertram,-5,13;briggs,14,21;burnet,-1,-8;marble falls,-21,-9
TX|Caldwell County|29.84,-97.62|dale,12,4;fentress,-8,-16;lockhart,5,-6;luling,-15,-3;maxwell,6,-20;prairie lea,-11,-13
TX|Calhoun County|28.50,-96.60|point comfort,16,5;port lavaca,10,-2;port o connor,-5,20;seadrift,-9,-10
TX|Callahan County|32.30,-99.37|baird,9,0;clyde,8,-15;cross plains,-15,19;putnam,8,18
TX|Cameron County|26.13,-97.51|brownsville,-19,2;combes,11,-23;harlingen,7,-20;la feria,3,-31;los fresnos,-2,10;los indios,-9,-23;lozano,6,-3;olmito,-10,-4;port isabel,-8,20;rio hondo,10,-4;san benito,0,-13;santa maria,-6,-34;santa rosa,12,-31;south padre island,11,32
TX|Camp County|32.97,-94.98|leesburg,0,-13;pittsburg,-1,2
TX|Carson County|35.40,-101.35|groom,-19,23;panhandle,-2,-8;skellytown,16,18;white deer,2,18
TX|Cass County|33.08,-94.34|atlanta,3,18;bivins,-11,20;bloomburg,6,28;douglassville,10,0;hughes springs,-6,-28;kildare,-13,9;linden,-7,-2;marietta,10,-20;mc leod,-13,26;queen city,8,19
TX|Castro County|34.53,-102.26|dimmitt,0,-4;hart,-14,15;nazareth,1,16;summerfield,21,-24
TX|Chambers County|29.74,-94.61|anahuac,-8,1;hankamer,14,1;mont belvieu,11,-28;stowell,4,22;wallisville,12,-7
TX|Cherokee County|31.84,-95.16|alto,-23,9;bullard,27,-17;cuney,21,-26;gallatin,5,2;jacksonville,13,-11;maydelle,-4,-14;new summerfield,14,7;reklaw,5,15;rusk,-2,7;troup,28,5;wells,-35,22
TX|Childress County|34.53,-100.21|childress,-12,-3;tell,-15,-19
TX|Clay County|33.79,-98.21|bellevue,-20,5;bluegrove,-11,-2;byers,29,2;henrietta,3,-5;petrolia,23,-2
TX|Cochran County|33.60,-102.83|bledsoe,0,-19;morton,12,7;whiteface,-1,21
TX|Coke County|31.89,-100.53|blackwell,19,22;bronte,-1,23;robert lee,1,2;silver,16,-16;tennyson,-15,24
TX|Coleman County|31.77,-99.45|burkett,23,20;coleman,6,3;goldsboro,28,-22;gouldbusk,-22,-2;novice,21,-23;rockwood,-27,8;santa anna,-5,13;talpa,3,-22;valera,-2,-9;voss,-18,-18
TX|Collin County|33.19,-96.57|allen,-8,-9;anna,16,1;blue ridge,12,18;celina,12,-19;copeville,-10,15;farmersville,-2,20;frisco,-1,-25;josephine,-13,27;lavon,-17,13;mckinney,1,-4;melissa,10,0;nevada,-13,18;plano,-15,-15;princeton,-3,7;prosper,5,-22;westminster,17,11;weston,16,-9;wylie,-18,3
TX|Collingsworth County|34.96,-100.27|dodson,-20,24;quail,-5,-16;sam norwood,9,-1;wellington,-9,5
TX|Colorado County|29.62,-96.53|alleyton,9,4;altair,-5,7;cat spring,13,14;columbus,8,-3;eagle lake,-4,19;garwood,-14,3;glidden,8,-7;nada,-22,14;oakland,-2,-30;rock island,-9,-5;sheridan,-13,-15;weimar,6,-23
TX|Comal County|29.81,-98.28|bulverde,-3,-18;canyon lake,10,4;fischer,15,7;new braunfels,-9,15;spring branch,12,-10
TX|Comanche County|31.95,-98.56|comanche,-4,-5;de leon,16,1;energy,-19,19;gustine,-10,16;proctor,4,13;sidney,-2,-21
TX|Concho County|31.33,-99.86|eden,-11,2;eola,3,-23;lowake,24,-21;millersview,9,15;paint rock,18,-5
TX|Cooke County|33.64,-97.21|gainesville,-1,12;lindsay,0,-1;muenster,2,-15;myra,-2,-10;rosston,-17,-24;valley view,-14,-2
TX|Coryell County|31.39,-97.80|copperas cove,-19,-13;evant,5,-25;flat,-10,22;gatesville,2,1;jonesboro,17,-5;mound,-4,16;oglesby,5,25;purmela,9,-19
TX|Cottle County|34.08,-100.28|cee vee,15,-18;paducah,-6,-2
TX|Crane County|31.43,-102.52|crane,-3,16
TX|Crockett County|30.72,-101.41|ozona,-1,17
TX|Crosby County|33.61,-101.30|crosbyton,4,7;lorenzo,5,-23;ralls,7,-8
TX|Culberson County|31.45,-104.52|van horn,-41,-31
TX|Dallam County|36.28,-102.60|dalhart,-21,8;kerrick,22,36;texline,10,-38
TX|Dallas County|32.77,-96.78|addison,19,-6;american express,16,-1;balch springs,-4,15;carrollton,22,-11;cedar hill,-18,-17;coppell,19,-22;dallas,2,-1;desoto,-17,-8;duncanville,-8,-9;garland,14,14;grand prairie,-7,-24;hutchins,-13,7;irving,7,-14;lancaster,-16,0;mesquite,0,15;richardson,12,4;rowlett,15,22;sachse,20,18;seagoville,-11,22;sunnyvale,3,22;wilmer,-17,9
TX|Dawson County|32.74,-101.95|ackerly,-22,23;lamesa,-1,-1;welch,19,-18
TX|Deaf Smith County|34.97,-102.61|dawn,-6,41;hereford,-13,20
TX|Delta County|33.39,-95.67|ben franklin,9,-10;cooper,0,1;enloe,4,2;klondike,-8,-13;lake creek,3,22;pecan gap,3,-16
TX|Denton County|33.21,-97.12|argyle,-10,-4;aubrey,9,13;denton,0,0;flower mound,-11,1;justin,-13,-19;krum,7,-15;lake dallas,-8,9;lewisville,-16,10;little elm,-3,16;pilot point,17,17;ponder,-3,-17;roanoke,-20,-10;sanger,15,-6;the colony,-11,23
TX|DeWitt County|29.08,-97.36|cuero,1,8;hochheim,23,7;meyersville,-16,5;nordheim,-17,-24;thomaston,-8,20;westhoff,10,-10;yorktown,-9,-15
TX|Dickens County|33.62,-100.78|afton,16,-2;dickens,1,-4;mcadoo,12,-20;spur,-14,-8
TX|Dimmit County|28.42,-99.76|asherton,1,1;big wells,15,18;carrizo springs,10,-11;catarina,-6,17
TX|Donley County|34.97,-100.81|clarendon,-1,-8;hedley,-10,13;lelia lake,-8,5
TX|Duval County|27.68,-98.51|benavides,-9,9;concepcion,-30,20;freer,20,-10;realitos,-26,-1;san diego,8,26
TX|Eastland County|32.33,-98.83|carbon,-6,0;cisco,5,-15;desdemona,-5,27;eastland,7,3;gorman,-10,15;olden,11,10;ranger,14,16;rising star,-20,-15
TX|Ector County|31.87,-102.54|gardendale,16,19;goldsmith,9,-8;notrees,-1,-20;odessa,-2,17;penwell,-14,-5
TX|Edwards County|29.98,-100.31|barksdale,-15,20;rocksprings,4,7
TX|Ellis County|32.35,-96.79|avalon,-14,0;bardwell,-8,9;ennis,-2,17;ferris,17,13;forreston,-10,-3;italy,-17,-9;maypearl,-5,-23;midlothian,13,-20;milford,-20,-17;palmer,9,11;red oak,17,-1;waxahachie,3,-3
TX|El Paso County|31.77,-106.23|anthony,22,-36;canutillo,17,-36;clint,-22,3;el paso,-4,-11;fabens,-29,7;fort bliss,5,-18;san elizario,-22,-2;tornillo,-33,16
TX|Erath County|32.24,-98.22|bluff dale,5,16;dublin,-14,-13;lingleville,1,-16;morgan mill,15,5;stephenville,-2,0
TX|Falls County|31.25,-96.94|chilton,6,-15;lott,-6,-12;marlin,5,5;reagan,-7,14;rosebud,-16,-4;satin,11,-7
TX|Fannin County|33.59,-96.11|bailey,-16,-6;bonham,-1,-8;dodd city,-3,5;ector,-1,-17;gober,-12,0;honey grove,1,20;ivanhoe,17,-1;ladonia,-17,16;leonard,-21,-14;randolph,-11,-15;ravenna,12,-4;savoy,1,-24;trenton,-17,-23;windom,-3,10
TX|Fayette County|29.88,-96.92|carmine,26,23;ellinger,-3,22;fayetteville,1,27;flatonia,-17,-18;la grange,3,3;muldoon,-8,-18;plum,6,-5;round top,17,19;schulenburg,-19,1;warda,19,2;warrenton,19,22;west point,8,-12
TX|Fisher County|32.74,-100.40|mc caulley,4,19;roby,-2,0;rotan,11,-7;sylvester,-2,15
TX|Floyd County|34.07,-101.30|aiken,7,-22;dougherty,-13,21;floydada,-10,-3;lockney,7,-12;south plains,15,-1
TX|Foard County|33.97,-99.78|crowell,2,8
TX|Fort Bend County|29.53,-95.77|beasley,-5,-20;fresno,0,31;fulshear,19,-13;katy,27,-3;kendleton,-8,-24;missouri city,6,24;needville,-12,-6;orchard,7,-20;richmond,9,2;rosenberg,2,-3;simonton,15,-21;stafford,9,21;sugar land,7,12;thompsons,-6,19
TX|Franklin County|33.17,-95.22|mount vernon,0,0;scroggins,-13,2
TX|Freestone County|31.71,-96.15|donie,-22,-9;fairfield,3,-1;kirvin,6,-18;streetman,18,-15;teague,-7,-13;wortham,8,-27
TX|Frio County|28.87,-99.11|bigfoot,19,25;dilley,-19,-7;moore,19,9;pearsall,2,1
TX|Gaines County|32.74,-102.64|loop,18,21;seagraves,19,6;seminole,-2,-5
TX|Galveston County|29.39,-94.96|bacliff,12,-3;dickinson,7,-7;friendswood,14,-23;galveston,-11,11;gilchrist,13,49;high island,16,53;hitchcock,-5,-3;kemah,13,-7;la marque,-2,-1;league city,13,-12;port bolivar,4,27;santa fe,0,-14;texas city,-2,6
TX|Garza County|33.18,-101.30|justiceburg,-12,11;post,2,-9
TX|Gillespie County|30.32,-98.95|doss,14,-22;fredericksburg,-4,7;harper,-4,-29;stonewall,-11,33;willow city,14,28
TX|Glasscock County|31.87,-101.52|garden city,-2,-1
TX|Goliad County|28.66,-97.43|berclair,-13,-17;fannin,4,19;goliad,4,5;weesatche,19,-2
TX|Gonzales County|29.46,-97.49|belmont,7,-19;cost,-2,-6;gonzales,5,4;harwood,21,0;leesville,-6,-26;nixon,-16,-26;ottine,14,-10;smiley,-19,-13;waelder,23,20;wrightsboro,-8,-7
TX|Gray County|35.40,-100.81|alanreed,-17,5;lefors,4,1;mclean,-17,21;pampa,13,-14
TX|Grayson County|33.63,-96.68|bells,-1,25;collinsville,-7,-22;denison,10,14;gordonville,21,-16;gunter,-18,-6;howe,-10,0;pottsboro,18,-1;sadler,10,-16;sherman,1,7;southmayd,0,-9;tioga,-16,-23;tom bean,-11,19;van alstyne,-20,13;whitesboro,3,-20;whitewright,-11,23
TX|Gregg County|32.48,-94.82|judson,10,6;kilgore,-10,-6;longview,3,5;white oak,6,-4
TX|Grimes County|30.54,-95.99|anderson,0,-2;bedias,16,3;iola,19,-11;navasota,-19,-7;plantersville,-25,14;richards,3,9;roans prairie,6,3;shiro,7,10
TX|Guadalupe County|29.58,-97.95|cibolo,-1,-28;geronimo,-4,-9;kingsbury,9,12;marion,-1,-20;martindale,26,10;mc queeney,2,-10;schertz,0,-33;seguin,0,-2;staples,19,13
TX|Hale County|34.07,-101.83|abernathy,-22,-3;cotton center,-10,-20;edmonson,21,-7;hale center,0,-5;petersburg,-19,22;plainview,6,5
TX|Hall County|34.53,-100.68|estelline,0,24;lakeview,14,-4;memphis,18,15;turkey,-13,-16
TX|Hamilton County|31.71,-98.11|carlton,19,-7;hamilton,-3,0;hico,25,9;pottsville,-3,-21
TX|Hansford County|36.28,-101.35|gruver,1,-6;morse,-22,-12;spearman,-9,16
TX|Hardeman County|34.29,-99.74|chillicothe,-5,23;quanah,1,-1
TX|Hardin County|30.33,-94.39|batson,-11,-22;kountze,4,6;lumberton,-5,17;saratoga,-5,-14;silsbee,-1,20;sour lake,-18,2;thicket,4,-25;village mills,19,-6;votaw,10,-29
TX|Harris County|29.86,-95.39|alief,-15,-20;barker,-7,-29;baytown,-10,45;bellaire,-9,-6;channelview,-7,26;crosby,7,33;cypress,9,-29;deer park,-17,27;galena park,-12,15;highlands,-3,35;hockley,22,-42;houston,-6,-2;huffman,20,29;hufsmith,27,-20;humble,13,15;kingwood,19,18;la porte,-18,36;north houston,-2,-4;pasadena,-20,24;seabrook,-27,36;south houston,-20,17;spring,27,-7;tomball,21,-26;waller,21,-53;webster,-30,25
TX|Harrison County|32.55,-94.37|elysian fields,-18,19;hallsville,-4,-16;harleton,11,-9;jonesville,-4,26;karnack,7,17;marshall,-2,2;scottsville,1,13;waskom,-3,24;woodlawn,11,3
TX|Hartley County|35.84,-102.60|channing,-16,27;hartley,4,21
TX|Haskell County|33.18,-99.73|haskell,-2,0;o brien,20,-12;rochester,13,-13;rule,-5,-19;weinert,15,6
TX|Hays County|30.06,-98.03|buda,3,18;driftwood,5,0;dripping springs,17,-7;kyle,-6,20;san marcos,-9,6;wimberley,-3,-8
TX|Hemphill County|35.84,-100.27|canadian,7,-11
TX|Henderson County|32.21,-95.85|athens,-1,3;brownsboro,9,25;chandler,4,31;eustace,8,-16;kemp,4,-36;larue,-5,26;mabank,12,-24;malakoff,-4,-15;murchison,11,8;poynor,-13,26;trinidad,-7,-23
TX|Hidalgo County|26.40,-98.18|alamo,-21,6;donna,-23,13;edcouch,-6,22;edinburg,-2,1;elsa,-10,19;hargill,7,14;hidalgo,-29,-7;la blanca,-10,14;la joya,-15,-29;la villa,-10,26;linn,23,-7;mcallen,-17,-5;mercedes,-25,26;mission,-12,-15;penitas,-12,-27;pharr,-22,-1;progreso,-30,23;san juan,-19,3;sullivan city,-12,-38;weslaco,-23,19
TX|Hill County|31.99,-97.13|abbott,-10,6;aquilla,-13,-9;blum,11,-23;brandon,5,17;bynum,0,15;covington,17,-13;hillsboro,2,1;hubbard,-15,33;irene,0,26;itasca,17,-2;malone,-7,24;mertens,4,23;mount calm,-23,24;penelope,-14,19;whitney,-2,-22
TX|Hockley County|33.61,-102.34|anton,20,18;levelland,-2,-2;ropesville,-15,18;smyer,-2,17;sundown,-16,-15;whitharral,13,0
TX|Hood County|32.43,-97.83|granbury,1,8;lipan,8,-12;paluxy,-16,-7;tolar,-5,-5
TX|Hopkins County|33.15,-95.56|brashear,-3,-17;como,-14,9;cumby,-4,-23;dike,12,12;pickton,-10,18;saltillo,3,22;sulphur bluff,18,19;sulphur springs,-1,-3
TX|Houston County|31.32,-95.42|crockett,0,3;grapeland,18,-2;kennard,2,27;latexo,8,-5;lovelady,-26,-13;pennington,-12,18;ratcliff,7,28
TX|Howard County|32.31,-101.44|big spring,-3,2;coahoma,-1,12;forsan,-20,7;knott,11,-22
TX|Hudspeth County|31.46,-105.39|dell city,47,18;fort hancock,-16,-46;salt flat,37,17;sierra blanca,-26,6
TX|Hunt County|33.12,-96.09|caddo mills,-6,-15;campbell,3,14;celeste,14,-12;commerce,12,18;greenville,2,0;lone oak,-13,14;merit,12,-21;quinlan,-23,-4;wolfe city,24,2
TX|Hutchinson County|35.84,-101.35|borger,-17,-4;fritch,-20,-23;sanford,-14,-18;stinnett,0,-10
TX|Irion County|31.30,-100.98|barnhart,-14,-21;mertzon,-2,16
TX|Jack County|33.23,-98.17|bryson,-7,-21;jacksboro,0,0;jermyn,3,-22;perrin,-20,10
TX|Jackson County|28.95,-96.58|edna,0,-7;francitas,-9,24;ganado,8,7;la salle,-19,-7;la ward,-11,11;lolita,-18,10;vanderbilt,-15,-3
TX|Jasper County|30.75,-94.03|brookeland,35,6;buna,-33,4;evadale,-43,-5;jasper,12,3;kirbyville,-9,13
TX|Jeff Davis County|30.72,-104.14|fort davis,-10,20;valentine,-10,-34
TX|Jefferson County|29.88,-94.16|beaumont,21,2;china,13,-20;groves,6,25;hamshire,-2,-16;nederland,9,16;nome,12,-26;port arthur,2,19;port neches,9,20;sabine pass,-15,27;winnie,-7,-18
TX|Jim Hogg County|27.04,-98.70|guerra,-16,-20;hebbronville,26,1
TX|Jim Wells County|27.73,-98.09|alice,2,1;ben bolt,-8,1;orange grove,22,11;premont,-37,-4;sandia,30,22
TX|Johnson County|32.38,-97.37|alvarado,6,15;burleson,16,5;cleburne,-3,0;cresson,16,-25;godley,5,-17;grandview,-11,19;joshua,9,-4;keene,1,4;lillian,13,18;rio vista,-13,0;venus,5,26
TX|Jones County|32.74,-99.88|anson,1,-2;avoca,14,18;hamlin,14,-25;hawley,-10,-5;stamford,21,9
TX|Karnes County|28.91,-97.86|ecleto,14,11;falls city,8,-16;gillett,15,2;hobson,4,-11;karnes city,-2,-5;kenedy,-10,1;panna maria,5,-4;runge,-2,15
TX|Kaufman County|32.60,-96.29|crandall,3,-17;elmo,0,-1;forney,15,-17;kaufman,-5,0;rosser,-14,-17;scurry,-12,-10;terrell,14,5
TX|Kendall County|29.94,-98.71|bergheim,-12,14;comfort,2,-19;kendalia,0,20;waring,1,-8
TX|Kenedy County|26.93,-97.70|armstrong,-6,-7;sarita,22,-16
TX|Kent County|33.18,-100.78|girard,18,8;jayton,7,19
TX|Kerr County|30.06,-99.35|center point,-12,31;hunt,-6,-13;ingram,1,8;kerrville,-2,21;mountain home,11,-14
TX|Kimble County|30.49,-99.75|junction,-1,0;london,19,17;roosevelt,-2,-34;telegraph,-16,-16
TX|King County|33.62,-100.26|guthrie,0,-7
TX|Kinney County|29.35,-100.42|brackettville,-4,0
TX|Kleberg County|27.43,-97.72|kingsville,4,-13;riviera,-11,-6
TX|Knox County|33.61,-99.74|benjamin,-2,-5;goree,-13,22;knox city,-19,-7;munday,-15,11
TX|Lamar County|33.67,-95.57|arthur city,20,-4;blossom,3,19;brookston,-4,-12;chicota,20,0;cunningham,-26,20;deport,-15,21;paris,0,4;pattonville,-10,18;petty,-6,-22;powderly,11,4;roxton,-12,-17;sumner,9,-11
TX|Lamb County|34.07,-102.35|amherst,-7,-9;earth,17,-7;fieldton,-2,15;littlefield,-15,3;olton,12,21;spade,-14,20;springlake,17,4;sudan,0,-17
TX|Lampasas County|31.20,-98.24|kempner,-11,23;lampasas,-13,6;lometa,2,-16
TX|La Salle County|28.34,-99.10|artesia wells,-8,-18;cotulla,9,-13;encinal,-30,-26;fowlerton,14,25
TX|Lavaca County|29.38,-96.93|hallettsville,6,1;moulton,19,-17;shiner,4,-23;sublime,10,14;sweet home,-4,-14;yoakum,-10,-20
TX|Lee County|30.31,-96.96|dime box,5,14;giddings,-13,3;ledbetter,-7,20;lexington,11,-9;lincoln,1,-1
TX|Leon County|31.30,-96.00|buffalo,12,1;centerville,-2,8;concord,2,0;flynn,-14,-13;jewett,8,-19;leona,-15,7;marquez,-7,-24;normangee,-23,-13;oakwood,29,15
TX|Liberty County|30.15,-94.81|cleveland,21,-29;daisetta,-4,17;dayton,-14,-7;devers,-15,24;hardin,0,8;hull,0,17;liberty,-6,7;raywood,-10,14;romayor,30,-3
TX|Limestone County|31.55,-96.58|coolidge,20,-8;groesbeck,-1,6;kosse,-23,-4;mexia,13,9;prairie hill,11,-23;tehuacana,20,4;thornton,-14,8
TX|Lipscomb County|36.28,-100.27|booker,17,-25;darrouzett,17,-5;follett,15,7;higgins,-14,18;lipscomb,-5,0
TX|Live Oak County|28.35,-98.13|dinero,-12,16;george west,-3,1;oakville,10,2;three rivers,12,-5;whitsett,29,-13
TX|Llano County|30.71,-98.68|bluffton,12,17;buchanan dam,5,25;castell,-1,-27;horseshoe bay,-16,31;kingsland,-4,24;llano,1,7;valley spring,16,-15
TX|Loving County|31.85,-103.58|mentone,-14,-2
TX|Lubbock County|33.61,-101.82|idalou,4,14;lubbock,-4,-5;new deal,12,-2;ransom canyon,-8,14;shallowater,8,-16;slaton,-17,18;wolfforth,-10,-19
TX|Lynn County|33.18,-101.82|new home,17,-10;odonnell,-20,-1;tahoka,2,-1;wilson,15,10
TX|McCulloch County|31.20,-99.35|brady,-5,1;doole,20,-25;lohn,12,-4;melvin,0,-23;rochelle,10,19;voca,-20,18
TX|McLennan County|31.55,-97.20|axtell,11,21;bruceville,-23,-3;china spring,11,-10;crawford,1,-19;eddy,-24,-7;elm mott,12,9;hewitt,-9,1;leroy,18,18;lorena,-14,-3;mart,-1,36;mc gregor,-11,-19;riesel,-5,25;ross,16,8;waco,0,4;west,22,8;woodway,-5,-3
TX|McMullen County|28.35,-98.57|calliham,13,22;tilden,7,0
TX|Madison County|30.97,-95.93|madisonville,-1,2;midway,1,22;north zulch,-4,-16
TX|Marion County|32.80,-94.36|avinger,5,-22;jefferson,1,-1;lodi,7,8
TX|Martin County|32.31,-101.95|lenorah,0,8;stanton,-17,14;tarzan,5,-1
TX|Mason County|30.72,-99.23|fredonia,20,10;mason,3,0;pontotoc,17,20
TX|Matagorda County|28.82,-96.01|bay city,10,7;blessing,4,-21;cedar lane,12,28;collegeport,-10,-16;elmaton,7,-13;markham,13,-8;matagorda,-13,5;midfield,12,-21;palacios,-11,-20;pledger,36,10;van vleck,19,12;wadsworth,0,11
TX|Maverick County|28.74,-100.31|eagle pass,-5,-17;el indio,-23,0;quemado,18,-28
TX|Medina County|29.36,-99.11|castroville,0,23;d hanis,-2,-17;devine,-20,20;hondo,-1,-3;la coste,-5,30;mico,19,19;natalia,-14,25;rio medina,11,24;yancey,-22,-3
TX|Menard County|30.89,-99.82|fort mc kavett,-6,-26;hext,-1,27;menard,2,4
TX|Midland County|31.87,-102.03|midland,7,-4
TX|Milam County|30.79,-96.98|buckholts,10,-15;burlington,19,1;cameron,7,0;davilla,0,-30;gause,0,25;milano,-6,10;rockdale,-13,-3;thorndale,-18,-20
TX|Mills County|31.50,-98.59|goldthwaite,-5,2;mullin,8,-7;priddy,15,7;star,-3,28
TX|Mitchell County|32.31,-100.92|colorado city,9,6;loraine,11,21;westbrook,6,-12
TX|Montague County|33.67,-97.72|bowie,-12,-11;forestburg,-13,14;montague,-1,0;nocona,12,0;ringgold,14,-22;saint jo,7,17;sunset,-22,-5
TX|Montgomery County|30.30,-95.50|conroe,-3,9;dobbin,4,-27;magnolia,-10,-18;montgomery,10,-19;new caney,-14,30;pinehurst,-14,-18;porter,-18,23;splendora,-7,30;willis,14,1
TX|Moore County|35.84,-101.89|cactus,20,-11;dumas,4,-7;masterson,-20,-7;sunray,17,8
TX|Morris County|33.11,-94.73|daingerfield,-8,0;lone star,-19,3;naples,8,4;omaha,7,-3
TX|Motley County|34.07,-100.78|flomot,16,-22;matador,-2,-6;roaring springs,-18,-7
TX|Nacogdoches County|31.62,-94.62|chireno,-10,19;cushing,18,-24;douglass,4,-25;etoile,-26,21;garrison,20,9;martinsville,3,20;nacogdoches,4,0;sacul,21,-30;woden,-11,9
TX|Navarro County|32.05,-96.47|barry,5,-15;blooming grove,3,-23;chatfield,25,8;corsicana,0,2;dawson,-15,-24;frost,-2,-30;kerens,8,24;powell,7,14;purdon,-10,-11;rice,18,1;richland,-15,3
TX|Newton County|30.78,-93.75|bon wier,-10,-2;burkeville,23,9;call,-21,-9;deweyville,-50,0;newton,5,0;wiergate,26,-6
TX|Nolan County|32.30,-100.41|maryneal,-10,-9;nolan,-1,19;roscoe,12,-13;sweetwater,17,1
TX|Nueces County|27.72,-97.61|agua dulce,6,-30;banquete,8,-18;bishop,-14,-17;chapman ranch,-13,15;corpus christi,4,18;crp christi,7,20;driscoll,-5,-14;port aransas,5,50;robstown,7,-9
TX|Ochiltree County|36.28,-100.82|farnsworth,2,-17;perryton,10,0;waka,-1,-23
TX|Oldham County|35.40,-102.60|adrian,-13,-6;boys ranch,13,35;vega,-18,18;wildorado,-21,39
TX|Orange County|30.12,-93.89|bridge city,-10,6;mauriceville,8,1;orange,-1,8;orangefield,-6,3;vidor,2,-12
TX|Palo Pinto County|32.75,-98.31|gordon,-21,-5;graford,17,-3;mineral wells,6,20;mingus,-22,-11;palo pinto,1,1;santo,-16,13;strawn,-16,-19
TX|Panola County|32.16,-94.31|beckville,8,-15;carthage,-1,-5;clayton,-6,-19;de berry,9,17;gary,-13,-7;long branch,-12,-23;panola,20,21
TX|Parker County|32.78,-97.80|aledo,-8,20;azle,12,25;dennis,-16,-12;millsap,-3,-15;peaster,9,-6;poolville,19,-4;springtown,19,12;weatherford,0,3;whitt,18,-22
TX|Parmer County|34.53,-102.79|bovina,-2,-10;farwell,-14,-20;friona,11,6;lazbuddie,-15,20
TX|Pecos County|30.78,-102.72|coyanosa,45,-33;fort stockton,11,-16;girvin,28,33;imperial,49,3;iraan,13,81;sheffield,-9,86
TX|Polk County|30.79,-94.83|camden,11,8;corrigan,25,2;dallardsville,-16,20;goodrich,-18,-13;leggett,6,-3;livingston,-4,-5;moscow,13,-2;onalaska,3,-28
TX|Potter County|35.40,-101.89|amarillo,-15,3;bushland,-14,-20
TX|Presidio County|30.00,-104.24|marfa,29,16;presidio,-44,-11;redford,-53,23
TX|Rains County|32.87,-95.79|emory,0,5;point,3,-10
TX|Randall County|34.97,-101.90|canyon,1,-2;umbarger,-7,-18
TX|Reagan County|31.37,-101.52|big lake,5,-2
TX|Real County|29.83,-99.82|camp wood,-15,-19;leakey,-6,7;rio frio,-18,11
TX|Red River County|33.62,-95.05|annona,-7,15;avery,-9,26;bagwell,22,-10;bogata,-15,-14;clarksville,0,0;detroit,4,-19
TX|Reeves County|31.32,-103.69|balmorhea,-34,-5;orla,54,-24;pecos,12,11;saragosa,-28,6;toyah,-4,-11;toyahvale,-38,-10
TX|Refugio County|28.32,-97.16|austwell,8,31;bayside,-23,-5;refugio,-1,-11;tivoli,13,27;woodsboro,-10,-16
TX|Roberts County|35.84,-100.81|miami,-12,11
TX|Robertson County|31.03,-96.51|bremond,13,-16;calvert,-5,-16;franklin,-3,0;hearne,-16,-7;mumford,-29,-5;new baden,2,9;wheelock,-13,12
TX|Rockwall County|32.90,-96.41|fate,4,3;rockwall,2,-2;royse city,6,4
TX|Runnels County|31.83,-99.98|ballinger,-8,2;miles,-22,-21;norton,5,-15;rowena,-19,-4;wingate,20,-14;winters,13,2
TX|Rusk County|32.11,-94.76|easton,28,18;henderson,6,-2;joinerville,9,-14;laird hill,25,-14;laneville,-16,-10;minden,-11,5;mount enterprise,-20,14;new london,15,-17;overton,16,-19;price,4,-19;selman city,7,-17;tatum,22,17
TX|Sabine County|31.34,-93.85|bronson,-1,-15;hemphill,-3,6;milam,9,1;pineland,-10,-12
TX|San Augustine County|31.39,-94.17|broaddus,-10,-5;san augustine,12,4
TX|San Jacinto County|30.58,-95.17|coldspring,2,6;oakhurst,13,-14;pointblank,18,-6;shepherd,-8,17
TX|San Patricio County|28.01,-97.52|aransas pass,-10,35;edroy,-3,-16;gregory,-9,23;ingleside,-14,31;mathis,7,-29;odem,-7,-6;portland,-11,20;sinton,3,0;taft,-3,12
TX|San Saba County|31.16,-98.82|bend,-4,34;cherokee,-18,16;richland springs,14,-9;san saba,1,9
TX|Schleicher County|30.90,-100.54|eldorado,-3,-5
TX|Scurry County|32.75,-100.92|dunn,-18,3;fluvanna,11,-19;hermleigh,-12,16;snyder,-1,0
TX|Shackelford County|32.74,-99.35|albany,-2,3;lueders,14,-22;moran,-18,19
TX|Shelby County|31.79,-94.15|center,-1,-4;joaquin,15,9;shelbyville,-8,18;tenaha,15,-10;timpson,9,-25
TX|Sherman County|36.28,-101.89|stratford,6,-10;texhoma,23,11
TX|Smith County|32.38,-95.27|flint,-17,-13;lindale,13,-13;tyler,-1,-2;whitehouse,-15,4;winona,9,14
TX|Somervell County|32.22,-97.78|glen rose,1,1;nemo,5,12;rainbow,6,7
TX|Starr County|26.56,-98.74|delmita,12,33;falcon heights,0,-40;garciasville,-22,5;grulla,-27,9;los ebanos,-32,18;rio grande city,-17,-7;roma,-14,-26;salineno,-5,-37;san isidro,15,28;santa elena,2,22
TX|Stephens County|32.74,-98.84|breckenridge,2,-7;caddo,-5,18
TX|Sterling County|31.83,-101.05|sterling city,1,5
TX|Stonewall County|33.18,-100.25|aspermont,-5,2;old glory,-5,20
TX|Sutton County|30.50,-100.54|sonora,6,-9
TX|Swisher County|34.53,-101.74|happy,19,-9;kress,-16,0;tulia,3,-7
TX|Tarrant County|32.77,-97.29|arlington,-5,13;bedford,7,15;colleyville,12,15;crowley,-19,-8;euless,7,20;fort worth,-1,-2;grapevine,16,21;haltom city,4,2;haslet,18,-5;hurst,7,12;keller,16,2;kennedale,-13,8;mansfield,-19,15;naval air station jrb,-5,-3;north richland hills,9,7;southlake,18,14
TX|Taylor County|32.30,-99.89|abilene,14,15;buffalo gap,-1,8;dyess afb,12,7;lawn,-17,15;merkel,14,-10;ovalo,-15,7;trent,19,-23;tuscola,-7,7
TX|Terrell County|30.23,-102.08|dryden,-18,-4;sanderson,-10,-32
TX|Terry County|33.17,-102.33|brownfield,0,6;meadow,16,9;tokio,1,-24;wellman,-13,-9
TX|Throckmorton County|33.18,-99.21|throckmorton,0,3;woodson,-10,16
TX|Titus County|33.22,-94.97|cason,-19,14;cookville,3,9;mount pleasant,-5,0;talco,12,-8;winfield,-5,-14
TX|Tom Green County|31.40,-100.46|carlsbad,22,-21;christoval,-17,-6;goodfellow afb,3,6;knickerbocker,-15,-13;mereta,5,33;san angelo,6,2;vancourt,-9,33;veribest,7,20;wall,-3,15;water valley,24,-25
TX|Travis County|30.34,-97.78|austin,-3,2;del valle,-16,17;manchaca,-21,-6;manor,0,25;mc neil,-1,1;pflugerville,11,16;spicewood,5,-27
TX|Trinity County|31.09,-95.14|apple springs,14,15;centralia,17,10;groveton,-2,4;trinity,-15,-21;woodlake,-6,10
TX|Tyler County|30.77,-94.38|chester,17,-18;colmesneil,13,-2;doucette,5,-5;fred,-20,20;hillister,-10,2;spurger,-13,21;warren,-17,-4;woodville,0,-4
TX|Upshur County|32.74,-94.94|big sandy,-14,-17;diana,3,24;gilmer,-7,3;gladewater,-18,1;ore city,5,19
TX|Upton County|31.37,-102.04|mc camey,-24,-17;midkiff,17,12;rankin,-14,10
TX|Uvalde County|29.36,-99.76|concan,14,5;knippa,-7,12;sabinal,-3,28;utopia,24,20;uvalde,-14,-2
TX|Val Verde County|29.89,-101.15|comstock,-14,-11;del rio,-51,24;langtry,-8,-41;laughlin a f b,-53,25
TX|Van Zandt County|32.56,-95.84|ben wheeler,-15,20;canton,-5,-7;edgewood,14,-4;fruitvale,11,5;grand saline,10,13;wills point,16,-17
TX|Victoria County|28.80,-96.97|bloomington,-15,8;inez,10,17;mcfaddin,-24,-4;nursery,16,-12;placedo,-10,14;telferner,5,8;victoria,4,-6
TX|Walker County|30.74,-95.57|dodge,3,19;huntsville,0,1;new waverly,-20,12;riverside,11,17
TX|Waller County|30.01,-95.99|brookshire,-20,1;hempstead,8,-8;pattison,-19,-2;prairie view,7,0
TX|Ward County|31.51,-103.10|barstow,-5,-30;grandfalls,-16,24;monahans,7,20;pyote,3,-2;wickett,6,10
TX|Washington County|30.21,-96.40|brenham,-4,0;burton,-4,-19;chappell hill,-3,17;washington,11,18
TX|Webb County|27.76,-99.33|bruni,-33,49;laredo,-24,-13;mirando city,-32,33;oilton,-29,37
TX|Wharton County|29.28,-96.22|boling,-3,25;danevang,-22,1;east bernard,19,10;egypt,13,-1;el campo,-8,-5;glen flora,7,3;hungerford,14,13;lane city,-6,20;lissie,26,-1;louise,-17,-18;pierce,-7,9;wharton,4,14
TX|Wheeler County|35.40,-100.27|allison,20,17;briscoe,18,10;mobeetie,13,-15;shamrock,-19,2;wheeler,3,1
TX|Wichita County|33.99,-98.70|burkburnett,10,13;electra,5,-21;iowa park,-5,3;kamay,-13,-10;sheppard afb,-1,19;wichita falls,-8,20
TX|Wilbarger County|34.08,-99.24|harrold,0,21;odell,27,-18;oklaunion,5,10;vernon,7,-5
TX|Willacy County|26.47,-97.66|lasara,-1,-25;lyford,-6,-12;port mansfield,8,23;raymondville,1,-14;san perlita,3,2;sebastian,-13,-15
TX|Williamson County|30.65,-97.60|cedar park,-14,-22;coupland,-16,23;florence,16,-18;georgetown,1,-11;granger,9,15;hutto,-12,3;jarrell,16,1;leander,-11,-29;liberty hill,2,-33;round rock,-6,-4;schwertner,17,9;taylor,-8,19;thrall,-6,31;walburg,9,1;weir,3,1
TX|Wilson County|29.17,-98.09|floresville,-1,-11;la vernia,18,-3;pandora,7,26;poth,-11,0;randolph a f b,20,13;stockdale,6,15;sutherland springs,11,4
TX|Winkler County|31.85,-103.05|kermit,0,-4;wink,-10,-11
TX|Wise County|33.22,-97.65|alvord,15,-3;boyd,-16,7;bridgeport,-3,-13;chico,10,-15;decatur,2,8;greenwood,19,18;newark,-21,16;paradise,-13,-4;rhome,-16,17;slidell,16,26
TX|Wood County|32.79,-95.38|alba,-2,-22;golden,-6,-18;hawkins,-14,16;mineola,-12,-10;quitman,2,-5;winnsboro,13,11;yantis,14,-15
TX|Yoakum County|33.17,-102.83|denver city,-20,0;plains,2,0
TX|Young County|33.18,-98.69|graham,-8,11;loving,9,19;newcastle,1,-6;olney,18,-5;south bend,-17,0
TX|Zapata County|27.00,-99.17|lopeno,-29,6;san ygnacio,4,-27;zapata,-11,-8
TX|Zavala County|28.87,-99.76|batesville,6,15;crystal city,-18,-7;la pryor,8,-9
UT|Beaver County|38.36,-113.23|beaver,-8,60;greenville,-10,52;milford,-3,24;minersville,-14,31
UT|Box Elder County|41.52,-113.08|bear river city,9,96;brigham city,-1,107;collinston,26,102;corinne,2,93;deweyville,18,99;fielding,29,96;garland,22,93;grouse creek,19,-80;honeyville,13,98;howell,25,69;mantua,-2,114;park valley,33,-27;plymouth,36,94;portage,45,84;riverside,27,94;snowville,44,36;tremonton,18,90;willard,-12,105
UT|Cache County|41.72,-111.74|cache junction,10,-25;clarkston,20,-30;cornish,22,-23;hyde park,8,-7;hyrum,-9,-10;lewiston,25,-13;logan,0,-10;mendon,-1,-24;millville,-5,-7;newton,14,-25;paradise,-16,-9;providence,-2,-7;richmond,21,-6;smithfield,12,-11;trenton,19,-19;wellsville,-9,-19
UT|Carbon County|39.65,-110.59|east carbon,-10,18;helper,3,-27;kenilworth,4,-22;price,-5,-22;sunnyside,-10,20;wellington,-11,-15
UT|Daggett County|40.89,-109.51|dutch john,4,12;manila,8,-22
UT|Davis County|40.99,-112.11|bountiful,-11,24;centerville,-6,24;clearfield,8,5;farmington,0,22;hill afb,13,12;kaysville,5,18;layton,10,16;north salt lake,-15,19;syracuse,10,7;woods cross,-10,21
UT|Duchesne County|40.30,-110.43|altamont,5,15;altonah,10,13;bluebell,6,21;duchesne,-13,2;fruitland,-14,-40;hanna,15,-38;mountain home,10,0;myton,-10,38;neola,15,41;roosevelt,1,42;tabiona,9,-28;talmage,2,-1
UT|Emery County|39.00,-110.70|castle dale,22,-32;clawson,12,-40;cleveland,35,-15;elmo,41,-11;emery,-7,-55;ferron,7,-45;green river,0,54;huntington,33,-26;orangeville,23,-35
UT|Garfield County|37.86,-111.44|antimony,24,-55;boulder,6,2;bryce,-24,-73;bryce canyon,-24,-73;cannonville,-32,-60;escalante,-9,-16;hatch,-21,-99;henrieville,-31,-55;panguitch,-5,-99;tropic,-23,-64
UT|Grand County|38.98,-109.57|cisco,-1,25;moab,-42,4;thompson,-1,-14
UT|Iron County|37.86,-113.29|beryl,4,-37;brian head,-16,45;cedar city,-18,23;kanarraville,-32,11;modena,-6,-63;newcastle,-17,-34;paragonah,3,52;parowan,-1,46;summit,-6,35
UT|Juab County|39.71,-112.79|eureka,25,67;levan,-18,84;mona,13,94;nephi,-1,95
UT|Kane County|37.29,-111.89|alton,18,-66;duck creek village,23,-78;glendale,4,-72;kanab,-24,-64;mount carmel,-4,-78;orderville,-1,-75
UT|Millard County|39.07,-113.10|delta,30,57;fillmore,-9,77;garrison,-14,-93;hinckley,26,43;holden,2,82;kanosh,-24,64;leamington,46,80;lynndyl,42,70;meadow,-19,69;oak city,30,77;scipio,18,99
UT|Morgan County|41.09,-111.58|croydon,-2,5;morgan,-2,-14
UT|Piute County|38.34,-112.13|circleville,-15,-11;greenwich,11,22;junction,-9,-10;kingston,-12,-8;marysvale,11,-12
UT|Rich County|41.63,-111.24|garden city,31,-16;laketown,18,-2;randolph,3,6;woodruff,-14,6
UT|Salt Lake County|40.67,-111.92|bingham canyon,-10,-17;draper,-16,4;herriman,-15,-11;magna,3,-16;midvale,-5,4;riverton,-17,-2;salt lake city,4,3;sandy,-6,7;south jordan,-11,-2;west jordan,-6,-7
UT|San Juan County|37.62,-109.81|aneth,-41,62;blanding,-4,32;bluff,-34,25;la sal,69,56;lake powell,12,-42;mexican hat,-51,-19;montezuma creek,-37,70;monticello,30,49;monument valley,-56,-62
UT|Sanpete County|39.37,-111.58|axtell,-32,-25;centerfield,-25,-24;chester,10,1;ephraim,-1,-1;fairview,25,14;fayette,-14,-27;fountain green,26,-6;gunnison,-22,-24;manti,-10,-6;mayfield,-26,-11;moroni,15,-1;mount pleasant,15,7;spring city,9,11;sterling,-18,-12;wales,12,-6
UT|Sevier County|38.75,-111.80|annabella,-3,-26;aurora,17,-13;elsinore,-7,-34;glenwood,2,-19;joseph,-13,-42;koosharem,-24,-8;monroe,-9,-32;redmond,26,-6;richfield,-1,-27;salina,21,-8;sevier,-17,-51;sigurd,10,-17
UT|Summit County|40.87,-110.96|coalville,-3,-37;echo,12,-49;henefer,15,-54;kamas,-23,-31;oakley,-14,-29;park city,-19,-56;peoa,-14,-39
UT|Tooele County|40.45,-113.13|dugway,-18,44;grantsville,15,67;ibapah,-41,-85;rush valley,-9,66;stockton,-1,77;tooele,10,83;vernon,-37,70;wendover,29,-91
UT|Uintah County|40.12,-109.52|bonanza,-10,34;fort duchesne,18,-34;jensen,25,17;lapoint,28,-29;randlett,9,-21;tridell,32,-32;vernal,32,-2;whiterocks,34,-41
UT|Utah County|40.12,-111.67|alpine,34,-10;american fork,27,-12;cedar valley,18,-42;eagle mountain,26,-32;elberta,-15,-29;goshen,-17,-23;lehi,28,-18;lindon,22,-5;mapleton,1,9;orem,15,1;payson,-8,-6;pleasant grove,25,-6;provo,12,2;salem,-11,7;santaquin,-15,-13;saratoga springs,23,-23;spanish fork,-1,2;springville,4,7
UT|Wasatch County|40.33,-111.17|heber city,16,-24;midway,18,-31;wallsburg,3,-30
UT|Washington County|37.28,-113.50|central,14,-12;dammeron valley,0,-15;enterprise,30,-19;gunlock,1,-26;hildale,-28,53;hurricane,-14,14;ivins,-10,-20;la verkin,-5,26;leeds,-4,15;new harmony,17,24;pine valley,11,-1;rockville,-12,46;saint george,-18,-7;santa clara,-15,-17;springdale,-9,49;toquerville,-3,22;veyo,8,-16;virgin,-8,32;washington,-14,0
UT|Wayne County|38.33,-110.90|bicknell,0,-62;hanksville,-7,9;lyman,7,-69;teasdale,-4,-53;torrey,-3,-51
UT|Weber County|41.27,-111.91|eden,6,6;hooper,-10,-22;huntsville,0,15;ogden,-3,-5
VT|Addison County|44.03,-73.14|bridport,-8,-21;bristol,11,7;east middlebury,-6,3;ferrisburgh,17,-11;granville,-5,32;hancock,-12,23;middlebury,-4,-3;monkton,21,1;new haven,8,-3;north ferrisburgh,23,-7;orwell,-25,-15;ripton,-4,12;salisbury,-13,4;shoreham,-15,-16;starksboro,19,12;vergennes,10,-14;whiting,-14,-6
VT|Bennington County|43.04,-73.09|arlington,5,-7;bennington,-15,-10;bondville,13,18;dorset,23,2;east arlington,3,3;east dorset,20,8;manchester,13,2;manchester center,13,5;north bennington,-11,-15;north pownal,-23,-16;peru,22,21;pownal,-25,-12;readsboro,-25,13;rupert,22,-13;shaftsbury,-7,-12;stamford,-28,3;west rupert,23,-10
VT|Caledonia County|44.46,-72.10|barnet,-15,2;danville,-3,-1;east burke,14,17;east hardwick,6,-20;east ryegate,-24,0;east saint johnsbury,-3,16;groton,-24,-11;hardwick,4,-26;lower waterford,-8,18;lyndon,3,15;lyndon center,8,9;lyndonville,9,3;mc indoe falls,0,-3;passumpsic,-9,8;peacham,-14,-7;saint johnsbury,-4,10;saint johnsbury center,-1,9;sheffield,15,-2;south ryegate,-27,-1;sutton,18,8;west burke,20,15;west danville,-2,-12
VT|Chittenden County|44.46,-73.08|alburgh,14,13;burlington,0,-6;charlotte,-15,-15;colchester,6,-9;essex,5,3;essex junction,1,0;hinesburg,-13,-2;huntington,-14,9;jericho,0,13;jonesville,-8,14;milton,19,-5;richmond,-7,13;shelburne,-7,-13;south burlington,-1,-5;underhill,8,16;underhill center,4,20;westford,16,8;williston,-2,-1;winooski,3,-11
VT|Essex County|44.73,-71.74|averill,27,3;beecher falls,28,25;canaan,25,18;concord,-28,-13;east haven,-8,-13;gilman,-31,2;granby,-5,2;guildhall,-4,14;island pond,8,-15;lunenburg,-26,4;north concord,-18,-5;norton,26,-5
VT|Franklin County|44.86,-72.91|bakersfield,-7,14;east berkshire,7,21;east fairfield,-12,3;enosburg falls,4,12;fairfax,-16,-11;fairfield,-7,-11;franklin,10,1;highgate center,8,-10;highgate springs,12,-19;montgomery,5,27;montgomery center,2,31;richford,11,22;saint albans,-5,-18;saint albans bay,-5,-23;sheldon,3,-4;sheldon springs,5,-7;swanton,6,-21
VT|Grand Isle County|44.80,-73.29|grand isle,-8,-1;isle la motte,8,-5;north hero,4,2;south hero,-16,-2
VT|Lamoille County|44.61,-72.64|belvidere center,12,-6;cambridge,2,-24;eden,13,6;eden mills,9,13;hyde park,2,5;jeffersonville,3,-18;johnson,4,-3;lake elmore,-6,12;morrisville,-5,4;moscow,-16,-8;north hyde park,7,5;stowe,-14,-5;waterville,11,-12;wolcott,-5,16
VT|Orange County|44.01,-72.38|bradford,0,24;brookfield,3,-22;chelsea,0,-10;corinth,3,10;east corinth,6,16;east randolph,-5,-17;east thetford,-20,16;fairlee,-10,19;newbury,6,26;north thetford,-16,19;post mills,-12,11;randolph,-6,-29;randolph center,-7,-22;south strafford,-18,1;strafford,-13,1;thetford,-1,-3;thetford center,-19,11;tunbridge,-9,-10;vershire,-4,6;washington,7,-5;wells river,15,33;west fairlee,-9,11;west newbury,6,25;west topsham,11,11;williamstown,11,-16
VT|Orleans County|44.83,-72.24|albany,-9,-12;barton,-9,8;beebe plain,18,10;coventry,4,-2;craftsbury,-19,-12;craftsbury common,-15,-12;derby,12,11;derby line,16,16;east charleston,0,27;glover,-15,3;greensboro,-23,-4;greensboro bend,-28,-2;irasburg,-2,-3;lowell,-3,-21;morgan,5,27;newport,11,4;newport center,12,-5;north troy,11,-19;orleans,0,14;troy,7,-16;west charleston,4,19;west glover,-8,7;westfield,5,-20
VT|Rutland County|43.58,-73.04|belmont,-15,21;benson,11,-25;bomoseen,6,-17;brandon,23,-5;castleton,4,-13;center rutland,2,2;chittenden,13,11;cuttingsville,-6,17;danby,-22,2;east poultney,-5,-17;east wallingford,-13,15;fair haven,4,-23;florence,13,-4;forest dale,25,-2;hydeville,2,-21;killington,8,24;middletown springs,-9,-8;mount holly,-13,24;north clarendon,-3,8;pawlet,-22,-11;pittsfield,19,22;pittsford,14,2;poultney,-5,-19;proctor,8,0;rutland,3,7;wallingford,-12,5;wells,-15,-17;west pawlet,-21,-19;west rutland,0,-1
VT|Washington County|44.27,-72.61|adamant,8,11;barre,-8,12;cabot,13,31;calais,12,14;east barre,-12,16;east calais,11,17;east montpelier,1,12;graniteville,-12,12;marshfield,8,26;montpelier,-2,4;moretown,-1,-13;north montpelier,-1,3;northfield,-12,-4;northfield falls,-10,-4;plainfield,-1,19;roxbury,-19,-11;south barre,-10,11;waitsfield,-8,-21;warren,-16,-25;waterbury,7,-15;waterbury center,11,-9;websterville,-12,15;woodbury,18,21;worcester,12,5
VT|Windham County|42.99,-72.71|bellows falls,16,25;brattleboro,-14,15;cambridgeport,16,15;east dover,-4,-7;grafton,17,12;jacksonville,-21,-9;jamaica,11,-8;londonderry,24,-7;marlboro,0,-1;newfane,-2,4;putney,5,20;saxtons river,15,20;south londonderry,18,-14;south newfane,-5,-2;townshend,7,4;vernon,-23,20;wardsboro,4,-9;west dover,-4,-16;west dummerston,-6,10;west halifax,-21,-4;west townshend,14,-1;west wardsboro,6,-17;westminster,9,24;westminster station,10,26;whitingham,-20,-17;williamsville,-5,5;wilmington,-11,-15
VT|Windsor County|43.58,-72.59|ascutney,-17,16;barnard,15,-3;bethel,24,-7;bridgewater,0,-6;bridgewater corners,2,-9;brownsville,-11,9;cavendish,-20,-2;chester,-29,-2;chester depot,-30,-4;gaysville,20,-11;hartford,9,23;hartland,-1,17;hartland four corners,-3,16;ludlow,-18,-11;north hartland,2,23;north pomfret,14,9;north springfield,-24,6;norwich,16,28;perkinsville,-19,8;plymouth,-8,-12;proctorsville,-20,-5;quechee,7,17;reading,-10,2;rochester,30,-23;sharon,20,16;south pomfret,10,5;south royalton,23,6;south woodstock,-2,5;springfield,-27,11;stockbridge,20,-20;taftsville,5,10;topsham,22,19;west hartford,13,17;weston,-28,-21;white river junction,8,24;wilder,10,27;windsor,-10,18;woodstock,5,5
VA|Accomack County|37.77,-75.63|accomac,-5,-5;assawoman,10,11;atlantic,14,13;belle haven,-20,-23;bloxom,6,2;chincoteague island,16,27;craddockville,-19,-23;davis wharf,-21,-24;greenbackville,24,23;greenbush,0,-3;hacksneck,-13,-23;hallwood,12,3;harborton,-10,-20;horntown,20,16;jenkins bridge,15,2;keller,-15,-13;locustville,-11,-4;mappsville,8,7;mears,10,0;melfa,-12,-11;modest town,2,3;nelsonia,5,5;new church,19,12;oak hall,16,9;onancock,-6,-12;onley,-10,-6;painter,-18,-17;parksley,1,0;pungoteague,-14,-18;quinby,-22,-11;sanford,16,-4;saxis,16,-9;tangier,6,-36;tasley,-6,-7;temperanceville,13,8;wachapreague,-16,-6;wallops island,15,14;wattsville,18,13;withams,18,3
VA|Albemarle County|38.02,-78.56|batesville,-2,-17;covesville,-12,-16;crozet,11,-15;earlysville,13,6;esmont,-21,-5;free union,17,-3;greenwood,2,-23;howardsville,-27,-8;keene,-17,-1;keswick,3,22;north garden,-9,-8;white hall,9,-11
VA|Alleghany County|37.79,-80.01|clifton forge,3,20;iron gate,1,22;low moor,0,12;selma,2,17
VA|Amelia County|37.34,-77.98|amelia court house,1,-1;jetersville,-2,-13;mannboro,1,3
VA|Amherst County|37.61,-79.15|amherst,0,9;clifford,-7,20;madison heights,-15,3;monroe,-6,-3;piney river,10,12;sweet briar,-5,8
VA|Appomattox County|37.37,-78.81|appomattox,-2,-1;evergreen,-5,4;spout spring,-1,-10
VA|Arlington County|38.88,-77.10|arlington,-1,1;fort myer,1,2;marine corps institute,0,1;shared firm zip,1,3
VA|Augusta County|38.16,-79.13|augusta springs,-6,-19;churchville,7,-5;craigsville,-9,-23;crimora,0,29;deerfield,2,-28;fishersville,-7,14;fort defiance,5,20;greenville,-16,0;grottoes,8,31;lyndhurst,-19,20;middlebrook,-14,-15;mint spring,2,-1;mount sidney,10,16;mount solon,17,3;new hope,3,23;raphine,-23,-9;steeles tavern,-19,-9;stuarts draft,-15,10;swoope,-1,-5;verona,4,13;west augusta,11,-19;weyers cave,13,21
VA|Bath County|38.06,-79.74|bacova,-1,-10;hot springs,-10,-13;millboro,0,-1;warm springs,8,-8;williamsville,13,15
VA|Bedford County|37.31,-79.52|bedford,0,-1;big island,22,14;clifford and wills,14,27;coleman falls,17,21;forest,2,25;goode,6,12;goodview,-10,-22;huddleston,-17,3;lowry,3,10;moneta,-14,-13;montvale,9,-19;thaxton,5,-13;villamont,0,-27
VA|Bland County|37.13,-81.13|bastian,2,-7;bland,0,11;ceres,-13,-23;rocky gap,12,2
VA|Botetourt County|37.56,-79.81|blue ridge,-17,0;buchanan,-1,10;cloverdale,-19,-9;daleville,-14,-11;eagle rock,11,0;fincastle,-6,-4;glen wilton,20,-1;oriskany,6,-17;troutville,-15,-7
VA|Brunswick County|36.76,-77.86|alberta,12,-5;brodnax,-3,-13;dolphin,7,7;dundas,14,-15;ebony,-19,-13;freeman,2,14;gasburg,-18,-2;lawrenceville,-3,5;meredithville,4,-10;rawlings,19,4;valentines,-20,2;warfield,14,9;white plains,-13,-10
VA|Buchanan County|37.27,-82.04|big rock,9,-16;davenport,-15,-11;grundy,3,-7;hurley,13,1;jewell ridge,-6,24;keen mountain,-7,5;mavisdale,2,1;maxie,3,-14;oakwood,-5,4;pilgrims knob,1,13;rowe,-14,1;vansant,-9,-9;whitewood,-4,18;wolford,2,1
VA|Buckingham County|37.57,-78.53|arvonia,10,14;buckingham,1,-7;dillwyn,-16,9;new canton,9,22;wingina,7,-20
VA|Campbell County|37.21,-79.10|altavista,-8,-19;brookneal,-12,17;concord,13,12;evington,5,-14;gladys,-7,-1;lynch station,-5,-23;naruna,4,-4;rustburg,5,-2
VA|Caroline County|38.03,-77.35|bowling green,0,8;corbin,17,-4;ladysmith,-1,-17;milford,-2,3;port royal,14,16;ruther glen,-8,-12;sparta,-2,12;woodford,6,-9
VA|Carroll County|36.73,-80.73|austinville,9,-12;cana,-14,6;dugspur,8,12;fancy gap,-7,4;hillsville,1,1;lambsburg,-15,-3;laurel fork,-2,22;woodlawn,6,-15
VA|Charles City County|37.36,-77.06|charles city,1,-5;ruthville,2,3
VA|Charlotte County|37.01,-78.66|charlotte court house,8,2;cullen,14,2;drakes branch,-4,10;fort mitchell,-9,18;keysville,3,19;phenix,8,-13;randolph,-6,-4;red house,18,-15;red oak,-24,3;saxe,-11,3;wylliesburg,-17,6
VA|Chesterfield County|37.38,-77.59|chester,-3,21;chesterfield,-2,-1;midlothian,10,-6;moseley,5,-17
VA|Clarke County|39.11,-78.00|berryville,4,3;boyce,-4,-2;millwood,-4,-4;white post,-6,-11
VA|Craig County|37.48,-80.21|new castle,0,4
VA|Culpeper County|38.49,-77.96|boston,5,-19;brandy station,2,5;culpeper,2,-4;elkwood,-2,14;jeffersonton,14,5;lignum,-9,13;mitchells,-11,-6;rapidan,-15,-9;richardsville,-9,24;rixeyville,10,-7;stevensburg,-4,7
VA|Cumberland County|37.51,-78.25|cartersville,14,11;columbia,20,7;cumberland,-1,-1
VA|Dickenson County|37.13,-82.35|birchleaf,1,11;breaks,17,7;clinchco,1,1;clintwood,3,-10;dante,-12,7;haysi,9,6;mc clure,-4,-3;nora,-11,0
VA|Dinwiddie County|37.08,-77.63|ammon,0,-1;carson,-4,20;church road,12,-3;dewitt,-2,-1;dinwiddie,1,8;ford,6,-10;mc kenney,-8,-11;sutherland,11,7;wilsons,4,-20
VA|Essex County|37.94,-76.95|caret,4,-1;center cross,-15,19;champlain,8,-2;dunnsville,-9,10;hustle,9,-11;laneview,-17,24;loretto,14,-10;millers tavern,-11,0;tappahannock,-3,4
VA|Fairfax County|38.83,-77.28|annandale,0,6;burke,-2,-1;centreville,0,-13;chantilly,4,-14;clifton,-5,-11;dunn loring,6,5;fairfax,0,-1;fairfax station,-7,-3;falls church,4,10;fort belvoir,-14,13;great falls,17,-3;greenway,13,4;herndon,10,-8;lorton,-14,6;mc lean,10,9;merrifield,2,2;mount vernon,-12,17;national wildlife assoc,7,2;newington,-10,9;oakton,5,-5;occoquan,-15,2;reston,6,-4;springfield,-3,3;u s geological survey,13,-10;vienna,4,0;west mclean,0,-1
VA|Fauquier County|38.74,-77.81|bealeton,-19,5;broad run,8,10;calverton,-11,12;casanova,-9,11;catlett,-10,17;delaplane,17,-16;goldvein,-27,17;hume,9,-19;linden,14,-24;markham,16,-19;marshall,11,-7;midland,-17,10;orlean,0,-17;paris,27,-15;rectortown,18,-6;remington,-21,0;somerville,-23,21;sumerduck,-27,10;the plains,13,5;upperville,24,-7;warrenton,-2,1
VA|Floyd County|36.93,-80.36|check,11,13;copper hill,12,21;floyd,-4,3;indian valley,-3,-21;willis,-6,-13
VA|Fluvanna County|37.84,-78.28|bremo bluff,-10,1;fork union,-7,4;kents store,5,16;palmyra,5,-6;scottsville,-4,-20;troy,12,2
VA|Franklin County|36.99,-79.88|boones mill,14,-8;callaway,4,-17;ferrum,-7,-15;glade hill,-1,11;hardy,22,7;henry,-15,-11;penhook,-7,22;redwood,2,-3;rocky mount,0,0;union hall,2,19;wirtz,9,12
VA|Frederick County|39.20,-78.26|brucetown,5,20;clear brook,6,16;cross junction,17,-5;gore,8,-8;middletown,-18,0;star tannery,-11,-17;stephens city,-12,7;stephenson,-1,17;winchester,-1,6
VA|Giles County|37.31,-80.71|eggleston,-4,7;glen lyn,5,-16;narrows,1,-15;newport,-1,20;pearisburg,-1,-2;pembroke,2,11;rich creek,7,-12;ripplemead,5,3;staffordsville,-6,-3
VA|Gloucester County|37.42,-76.54|achilles,-13,12;bena,-14,9;dutton,8,9;gloucester,0,0;gloucester point,-16,5;hayes,-12,5;maryus,-13,14;ordinary,-10,2;schley,-3,9;severn,0,3;ware neck,-2,9;white marsh,-5,1;wicomico,-12,3;woods cross roads,7,-9
VA|Goochland County|37.72,-77.92|beaumont,1,3;crozier,-5,12;goochland,5,-10;gum spring,8,-2;hadensville,10,-7;maidens,-1,8;manakin sabot,-8,21;oilville,-2,13;sandy hook,3,0;state farm,-8,9
VA|Grayson County|36.66,-81.23|elk creek,7,3;fries,7,22;independence,-3,7;mouth of wilson,-5,-17;whitetop,-5,-36
VA|Greene County|38.30,-78.47|dyke,-3,-9;quinque,3,-1;ruckersville,-4,6;stanardsville,1,-2
VA|Greensville County|36.67,-77.56|emporia,1,0;jarratt,14,8;skippers,-8,-3
VA|Halifax County|36.77,-78.94|alton,-18,-8;clover,10,15;cluster springs,-16,-1;crystal hill,8,2;halifax,0,0;nathalie,17,-3;scottsburg,2,15;south boston,-7,2;sutherlin,-14,-26;vernon hill,2,-17;virgilina,-16,18
VA|Hanover County|37.76,-77.49|ashland,-2,1;beaverdam,14,-14;doswell,8,-2;glen allen,-12,-1;mechanicsville,-11,16;montpelier,6,-20;rockville,-3,-21;studley,-9,20
VA|Henrico County|37.54,-77.41|henrico,-6,0;sandston,-2,13
VA|Henry County|36.68,-79.87|axton,-2,16;bassett,7,-13;collinsville,4,-4;fieldale,2,-9;ridgeway,-9,1;spencer,-8,-16;stanleytown,5,-7
VA|Highland County|38.36,-79.57|blue grass,15,1;doe hill,7,12;head waters,-7,13;mc dowell,-4,7;monterey,4,-2;mustoe,2,1
VA|Isle of Wight County|36.89,-76.73|battery park,11,15;carrollton,6,18;carrsville,-15,-11;isle of wight,1,4;rescue,11,16;smithfield,5,6;windsor,-5,-1;zuni,-5,-9
VA|James City County|37.33,-76.77|jamestown,-10,-1;lightfoot,2,2;norge,4,0;toano,6,-5;williamsburg,-2,3
VA|King and Queen County|37.72,-76.89|bruington,6,-5;king and queen court house,-5,2;little plymouth,-5,7;mascot,-9,19;mattaponi,-11,8;newtown,20,-25;saint stephens church,13,-16;shacklefords,-20,18;stevensville,0,-4;walkerton,4,-12
VA|King George County|38.27,-77.16|dahlgren,6,11;dogue,-4,-6;jersey,-6,2;king george,1,3;ninde,0,10;rappahannock academy,-7,-9;rollins fork,-9,9;sealston,0,-2
VA|King William County|37.71,-77.09|aylett,11,-10;hanover,6,-23;king william,1,-1;manquin,1,-10;west point,-15,27
VA|Lancaster County|37.73,-76.46|irvington,-7,5;kilmarnock,-2,8;lancaster,1,-4;lively,3,-5;merry point,0,-2;mollusk,0,-8;morattico,6,-15;nuttsville,6,-9;weems,-5,3;white stone,-4,10
VA|Lee County|36.71,-83.13|ben hur,4,-9;blackwater,-7,14;dryden,8,20;ewing,-8,-38;jonesville,-2,-1;keokee,12,15;pennington gap,4,11;rose hill,-5,-22;saint charles,12,8
VA|Loudoun County|39.09,-77.64|aldie,-13,3;arcola,-13,12;ashburn,-5,11;bluemont,-1,-21;dulles,-6,11;hamilton,4,-2;leesburg,2,7;lincoln,1,-5;lovettsville,13,-2;middleburg,-12,-10;paeonian springs,7,3;philomont,-3,-11;purcellville,6,-8;round hill,3,-14;sterling,-8,21;waterford,10,1
VA|Louisa County|37.98,-77.96|bumpass,-8,16;louisa,3,-7;mineral,2,8;trevilians,7,-11
VA|Lunenburg County|36.95,-78.24|kenbridge,-1,12;lunenburg,-2,-5;victoria,4,0
VA|Madison County|38.41,-78.28|aroda,-9,4;banco,4,0;brightwood,0,11;etlan,10,2;graves mill,-2,0;haywood,4,3;hood,-6,-10;leon,2,1;locust dale,-6,16;madison,-4,-2;oakpark,-5,12;pratts,-8,2;radiant,-10,9;reva,5,12;rochelle,-9,-2;syria,8,-4;wolftown,-6,-7;woodberry forest,-12,16
VA|Mathews County|37.44,-76.34|bohannon,-5,-2;cardinal,-3,-2;cobbs creek,6,-4;diggs,-1,8;foster,1,-4;grimstead,6,4;gwynn,7,5;hallieford,6,0;hudgins,4,3;mathews,0,-1;moon,1,7;new point,-9,6;north,0,-8;onemo,-4,5;port haywood,-5,3;susan,-9,3
VA|Mecklenburg County|36.68,-78.36|baskerville,4,8;boydton,-3,-1;bracey,-10,26;buffalo junction,-6,-25;chase city,12,-9;clarksville,-6,-20;la crosse,-2,29;nelson,-12,-31;skipwith,5,-17;south hill,3,21
VA|Middlesex County|37.63,-76.57|christchurch,-3,12;church view,4,-10;deltaville,-8,22;hardyville,-8,18;hartfield,-7,9;jamaica,10,-12;locust hill,-5,7;saluda,-4,-2;topping,-3,11;urbanna,0,-2;wake,-6,14;water view,8,-5
VA|Montgomery County|37.17,-80.39|blacksburg,5,-1;christiansburg,-3,-3;elliston,4,16;mc coy,0,-1;pilot,-12,7;riner,-14,-5;shawsville,-3,12
VA|Nelson County|37.79,-78.88|afton,18,4;arrington,-10,-6;faber,6,13;gladstone,-24,3;lovingston,1,2;montebello,8,-20;nellysford,12,-2;norwood,-14,8;roseland,2,-9;schuyler,1,19;shipman,-3,7;tyro,5,-19
VA|New Kent County|37.51,-77.00|barhamsville,-5,16;lanexa,-9,9;new kent,5,-8;providence forge,-7,-5;quinton,1,-15
VA|Northampton County|37.34,-75.88|birdsnest,10,0;cape charles,-6,-9;capeville,-14,-7;cheriton,-5,-9;eastville,1,-7;exmore,17,3;franktown,12,-2;jamesville,17,-5;machipongo,6,-3;marionville,11,3;nassawadox,13,2;oyster,-3,-5;seaview,-7,-8;townsend,-15,-9;wardtown,19,0;willis wharf,17,7
VA|Northumberland County|37.89,-76.42|burgess,-2,7;callao,9,-15;edwardsville,2,6;heathsville,2,1;lottsburg,9,-8;ophelia,2,13;reedville,-3,14;wicomico church,-9,6
VA|Nottoway County|37.14,-78.05|blackstone,-6,7;burkeville,5,-14;crewe,2,-5;nottoway,-3,-1
VA|Orange County|38.25,-78.01|barboursville,-4,-30;burr hill,10,14;gordonsville,-7,-17;locust grove,9,24;montpelier station,-2,-16;orange,-3,-3;rhoadesville,4,9;somerset,-5,-22;unionville,-1,10
VA|Page County|38.62,-78.48|luray,4,3;rileyville,14,10;shenandoah,-12,-12;stanley,-5,-2
VA|Patrick County|36.68,-80.28|ararat,-7,-23;claudville,-9,-13;critz,-6,15;meadows of dan,5,-12;patrick springs,0,15;stuart,-3,4;vesta,4,-7;woolwine,11,1
VA|Pittsylvania County|36.82,-79.40|blairs,-14,2;callands,-6,-23;cascade,-23,-26;chatham,1,-3;dry fork,-8,-6;gretna,15,6;hurt,26,10;java,4,21;keeling,-10,12;long island,24,27;pittsville,15,-8;ringgold,-22,10;sandy level,17,-16
VA|Powhatan County|37.55,-77.92|macon,-3,-4;powhatan,-1,0
VA|Prince Edward County|37.22,-78.44|farmville,8,4;green bay,-10,13;hampden sydney,1,-2;meherrin,-12,5;pamplin,4,-21;prospect,8,-11;rice,5,16
VA|Prince George County|37.19,-77.23|disputanta,-4,-5;fort lee,6,-11;prince george,5,-5
VA|Prince William County|38.70,-77.48|bristow,3,-7;catharpin,15,-9;dumfries,-12,17;gainesville,6,-6;haymarket,14,-16;manassas,4,1;nokesville,0,-9;quantico,-18,17;triangle,-15,16;woodbridge,-5,20
VA|Pulaski County|37.06,-80.72|belspring,14,10;draper,-9,-10;dublin,4,3;hiwassee,-9,5;new river,3,11;newbern,1,3;parrott,14,10;pulaski,-1,-6
VA|Rappahannock County|38.69,-78.16|amissville,0,14;castleton,-8,4;chester gap,17,2;flint hill,8,6;huntly,13,4;sperryville,-6,-9;viewtown,-4,13;washington,2,0;woodville,-4,-1
VA|Richmond County|37.94,-76.73|farnham,-7,12;haynesville,1,9;sharps,-12,3;village,0,11;warsaw,3,-4
VA|Roanoke County|37.27,-80.07|bent mountain,-11,-5;catawba,10,-6;vinton,1,19
VA|Rockbridge County|37.81,-79.45|brownsburg,11,13;fairfield,6,15;glasgow,-17,-1;goshen,17,-3;lexington,-3,-1;natural bridge,-15,-9;natural bridge station,-22,-8;rockbridge baths,8,6;vesuvius,2,23
VA|Rockingham County|38.51,-78.87|bergton,28,-9;bridgewater,-13,-12;broadway,10,9;criders,24,-12;dayton,-4,-21;elkton,-11,24;fulks run,12,-6;hinton,6,-21;keezletown,-5,12;lacey spring,2,2;linville,4,-2;mc gaheysville,-14,13;mount crawford,-17,-2;penn laird,-14,10;pleasant valley,-13,-2;port republic,-19,9;singers glen,5,-5;timberville,14,10
VA|Russell County|36.93,-82.10|castlewood,-6,-19;cleveland,2,-4;honaker,11,7;lebanon,-5,0;rosedale,3,16;swords creek,14,19
VA|Scott County|36.71,-82.60|duffield,0,-23;dungannon,11,11;fort blackmore,3,-1;gate city,-7,-1;hiltons,-6,17;nickelsville,4,18;weber city,-10,4
VA|Shenandoah County|38.86,-78.57|basye,-5,-21;edinburg,-1,-3;fishers hill,13,17;fort valley,-2,14;maurertown,9,11;mount jackson,-7,-11;new market,-20,-10;orkney springs,-6,-24;quicksburg,-14,-15;strasburg,18,21;toms brook,9,14;woodstock,3,5
VA|Smyth County|36.84,-81.54|atkins,2,13;chilhowie,-7,-13;marion,-2,0;saltville,5,-20;sugar grove,-7,13;troutdale,2,4
VA|Southampton County|36.72,-77.11|boykins,-12,-9;branchville,-14,-16;capron,0,-13;courtland,0,3;drewryville,-3,-25;ivor,19,22;newsoms,-11,0;sedley,6,12
VA|Spotsylvania County|38.19,-77.66|fredericksburg,12,15;partlow,-12,0;spotsylvania,3,-1;thornburg,-5,14
VA|Stafford County|38.42,-77.46|brooke,-4,8;garrisonville,5,0;hartwood,-2,-12;ruby,9,-9;stafford,3,1
VA|Surry County|37.11,-76.90|claremont,12,-6;dendron,-1,0;elberon,-4,7;spring grove,8,-9;surry,2,13
VA|Sussex County|36.92,-77.26|stony creek,1,-18;sussex,-1,-2;wakefield,5,28;waverly,12,10;yale,-8,-2
VA|Tazewell County|37.13,-81.56|amonate,7,-8;bandy,4,-9;bishop,8,0;bluefield,13,29;boissevain,16,18;broadford,-17,-11;burkes garden,-3,22;cedar bluff,-4,-20;doran,-3,-27;falls mills,15,24;horsepen,1,0;north tazewell,5,2;pocahontas,18,22;pounding mill,-7,-17;raven,2,-33;red ash,-1,-31;richlands,-3,-25;shortt gap,3,-31;tannersville,-15,-7;tazewell,-2,5
VA|Warren County|38.91,-78.21|bentonville,-9,-7;front royal,2,3
VA|Washington County|36.72,-81.96|abingdon,-4,-3;damascus,-8,18;emory,6,14;glade spring,5,19;meadowview,4,11;mendota,0,-30
VA|Westmoreland County|38.11,-76.80|coles point,3,17;colonial beach,7,-19;hague,-5,14;kinsale,-6,22;montross,0,2;mount holly,1,12;oldhams,-9,12;sandy point,-4,25;stratford,4,-4;zacata,1,1
VA|Wise County|36.97,-82.62|andover,-5,-18;appalachia,-3,-18;big stone gap,-12,-14;coeburn,-1,15;east stone gap,-11,-12;pound,12,2;saint paul,-4,28;wise,0,3
VA|Wythe County|36.92,-81.08|barren springs,-1,27;cripple creek,-11,-2;crockett,-4,-13;ivanhoe,-9,10;max meadows,-1,15;rural retreat,-3,-21;speedwell,-12,-10;wytheville,2,-1
VA|York County|37.24,-76.56|lackey,-2,0;seaford,-6,13;yorktown,-5,6
VA|Alexandria city|38.82,-77.09|alexandria,-2,0
VA|Bristol city|36.61,-82.17|bristol,0,-2
VA|Buena Vista city|37.73,-79.36|buena vista,1,0
VA|Charlottesville city|38.04,-78.48|charlottesville,1,0
VA|Chesapeake city|36.68,-76.30|chesapeake,7,2
VA|Colonial Heights city|37.27,-77.40|colonial heights,0,0
VA|Covington city|37.78,-79.99|covington,0,0
VA|Danville city|36.58,-79.41|danville,1,-1
VA|Emporia city|36.70,-77.54|
VA|Fairfax city|38.85,-77.30|
VA|Falls Church city|38.88,-77.16|
VA|Franklin city|36.68,-76.94|franklin,0,0
VA|Fredericksburg city|38.30,-77.49|
VA|Galax city|36.68,-80.91|galax,-2,0
VA|Hampton city|37.06,-76.36|fort monroe,-4,6;hampton,-1,0
VA|Harrisonburg city|38.44,-78.87|harrisonburg,2,2
VA|Hopewell city|37.29,-77.30|hopewell,0,1
VA|Lexington city|37.78,-79.44|
VA|Lynchburg city|37.40,-79.19|lynchburg,-2,3
VA|Manassas city|38.75,-77.48|
VA|Manassas Park city|38.78,-77.46|
VA|Martinsville city|36.68,-79.86|martinsville,0,0
VA|Newport News city|37.11,-76.52|fort eustis,5,-6;newport news,1,2
VA|Norfolk city|36.90,-76.26|norfolk,-1,0
VA|Norton city|36.93,-82.63|norton,1,0
VA|Petersburg city|37.20,-77.39|petersburg,0,-3;virginia state university,3,1
VA|Poquoson city|37.13,-76.36|poquoson,0,-2
VA|Portsmouth city|36.85,-76.36|portsmouth,-1,1
VA|Radford city|37.12,-80.57|radford,0,1
VA|Richmond city|37.53,-77.47|richmond,0,0;university of richmond,3,1
VA|Roanoke city|37.28,-79.96|appalachian pwr,-1,2;blue cross blue shield,-1,2;roanoke,0,0
VA|Salem city|37.29,-80.06|salem,0,-1
VA|Staunton city|38.16,-79.06|staunton,0,0
VA|Suffolk city|36.70,-76.64|suffolk,8,4
VA|Virginia Beach city|36.73,-76.04|virginia beach,8,-1
VA|Waynesboro city|38.07,-78.90|waynesboro,1,0
VA|Williamsburg city|37.27,-76.70|
VA|Winchester city|39.17,-78.17|
WA|Adams County|46.98,-118.56|benge,-13,40;hooper,-23,41;lind,-3,-14;othello,-13,-43;ritzville,15,17;washtucna,-16,28
WA|Asotin County|46.19,-117.20|anatone,-6,11;asotin,-6,20;clarkston,20,14
WA|Benton County|46.24,-119.51|benton city,4,2;kennewick,-6,32;paterson,-25,-24;plymouth,-31,11;prosser,-2,-26;richland,5,21;west richland,8,14
WA|Chelan County|47.87,-120.62|ardenvoir,-13,25;cashmere,-35,11;chelan,-2,59;chelan falls,-7,63;dryden,-33,6;entiat,-16,34;leavenworth,-22,-6;malaga,-51,41;manson,3,47;monitor,-38,20;peshastin,-32,2;stehekin,44,-4;wenatchee,-44,30
WA|Clallam County|48.05,-123.93|beaver,2,-38;carlsborg,4,75;clallam bay,18,-28;forks,-12,-47;joyce,9,19;la push,-15,-70;neah bay,28,-69;port angeles,3,25;sekiu,25,-54;sequim,4,81
WA|Clark County|45.78,-122.48|abmps,-15,-18;amboy,14,2;battle ground,1,-5;brush prairie,-5,0;camas,-17,7;heisson,5,-1;la center,10,-14;ridgefield,1,-21;vancouver,-12,-14;washougal,-18,17;woodland,14,-23;yacolt,8,5
WA|Columbia County|46.30,-117.91|dayton,1,-7;starbuck,22,-19
WA|Cowlitz County|46.19,-122.68|ariel,-20,21;carrolls,-12,-18;castle rock,9,-23;cougar,-14,38;kalama,-18,-14;kelso,-4,-21;longview,-4,-28;ryderwood,18,-36;silverlake,12,-9;toutle,10,3
WA|Douglas County|47.74,-119.69|bridgeport,27,2;east wenatchee,-32,-58;mansfield,17,29;orondo,-4,-48;palisades,-32,-22;rock island,-37,-44;waterville,-11,-30
WA|Ferry County|48.47,-118.52|curlew,44,-13;danville,50,3;inchelium,-18,16;keller,-45,-14;laurier,51,30;malo,34,-9;orient,40,31;republic,20,-18
WA|Franklin County|46.53,-118.90|connell,13,4;eltopia,-6,-20;kahlotus,14,36;mesa,4,-24;pasco,-29,-20
WA|Garfield County|46.43,-117.55|pomeroy,4,-5
WA|Grant County|47.21,-119.45|beverly,-36,-46;coulee city,39,18;electric city,71,41;ephrata,7,-8;george,-13,-41;grand coulee,73,45;hartline,41,37;marlin,10,39;mattawa,-47,-33;moses lake,-7,16;quincy,-1,-39;royal city,-29,-13;soap lake,18,-3;stratford,22,17;warden,-23,40;wilson creek,27,27
WA|Grays Harbor County|47.15,-123.77|aberdeen,-16,-2;amanda park,34,-15;copalis beach,-4,-40;copalis crossing,1,-36;cosmopolis,-20,0;elma,-14,37;grayland,-32,-32;hoquiam,-17,-11;humptulips,19,-16;malone,-19,45;mccleary,-12,50;moclips,9,-43;montesano,-6,27;neilton,24,-12;oakville,-31,52;ocean shores,-18,-38;pacific beach,7,-42;quinault,31,-6;satsop,-15,29;taholah,19,-51;westport,-27,-33
WA|Island County|48.16,-122.55|camano island,1,3;clinton,-21,16;coupeville,5,-13;freeland,-13,-2;greenbank,-6,-3;langley,-15,10;oak harbor,16,-10;stanwood,4,17
WA|Jefferson County|47.75,-123.59|brinnon,-7,66;chimacum,24,81;nordland,29,90;port hadlock,28,83;port ludlow,17,91;port townsend,35,80;quilcene,8,74
WA|King County|47.49,-121.81|auburn,-19,-39;baring,28,33;bellevue,12,-36;black diamond,-18,-20;bothell,30,-40;burton,-10,-65;carnation,15,-10;duvall,24,-13;enumclaw,-22,-22;fall city,8,-8;federal way,-17,-47;goodwill games 1990,11,-52;hobart,-7,-17;issaquah,4,-20;kenmore,27,-44;kent,-11,-40;kirkland,20,-39;maple valley,-10,-25;medina,14,-42;mercer island,7,-42;north bend,-1,5;pacific,-22,-44;preston,5,-12;ravensdale,-15,-8;redmond,17,-29;redondo,-15,-51;renton,-1,-36;sammamish,12,-23;seahurst,-2,-55;seattle,11,-52;skykomish,20,44;snoqualmie,4,-2;snoqualmie pass,-4,38;vashon,-6,-66;woodinville,27,-29
WA|Kitsap County|47.61,-122.68|bainbridge island,4,14;bremerton,-3,3;burley,-19,5;hansville,29,11;indianola,14,16;keyport,9,5;kingston,20,15;manchester,-2,5;olalla,-19,10;port gamble,24,9;port orchard,-11,6;poulsbo,13,5;retsil,-7,7;rollingbay,7,10;seabeck,-2,-19;silverdale,6,-3;south colby,-9,14;southworth,-10,18;suquamish,12,12;tracyton,1,3
WA|Kittitas County|47.12,-120.68|cle elum,8,-29;easton,11,-50;ellensburg,-12,16;kittitas,-14,26;ronald,13,-37;roslyn,10,-33;south cle elum,6,-28;thorp,-6,1;vantage,-25,69
WA|Klickitat County|45.87,-120.79|appleton,-2,-52;bickleton,8,68;centerville,-17,-16;dallesport,-24,-38;glenwood,13,-50;goldendale,-4,-3;husum,-7,-70;klickitat,-6,-36;lyle,-13,-46;roosevelt,-2,43;trout lake,11,-73;wahkiacus,-2,-35;white salmon,-12,-69;wishram,-22,-18
WA|Lewis County|46.58,-122.39|adna,5,-67;centralia,15,-57;chehalis,6,-57;cinebar,0,-18;curtis,-8,-75;doty,6,-89;ethel,-5,-35;galvin,16,-63;glenoma,-5,29;mineral,13,21;morton,-2,14;mossyrock,-7,-9;napavine,0,-52;onalaska,-1,-31;packwood,7,74;pe ell,0,-92;randle,-3,54;salkum,-5,-23;silver creek,-3,-8;toledo,-14,-43;vader,-18,-57;winlock,-8,-52
WA|Lincoln County|47.58,-118.42|almira,19,-49;creston,22,-11;davenport,10,25;edwall,-4,51;harrington,-12,14;lamona,-20,-9;lincoln,26,-2;mohler,-19,5;odessa,-24,-28;reardan,13,55;sprague,-25,43;wilbur,16,-29
WA|Mason County|47.35,-123.19|allyn,1,33;belfair,8,26;grapeview,-2,28;hoodsport,8,2;lilliwaup,16,13;matlock,-8,-25;shelton,-13,9;tahuya,10,17;union,-1,12
WA|Okanogan County|48.55,-119.74|brewster,-43,-3;carlton,-30,-36;conconully,0,-1;coulee dam,-51,80;elmer city,-55,79;loomis,32,10;malott,-30,-1;mazama,5,-65;methow,-43,-35;nespelem,-41,73;okanogan,-20,14;omak,-13,21;oroville,39,34;pateros,-52,-24;riverside,-6,16;tonasket,17,35;twisp,-19,-39;wauconda,27,80;winthrop,-7,-44
WA|Pacific County|46.56,-123.70|bay center,8,-25;chinook,-28,-24;ilwaco,-24,-32;lebam,1,16;long beach,-18,-34;menlo,7,6;nahcotta,-6,-33;naselle,-20,-10;ocean park,-5,-34;oysterville,-1,-32;raymond,12,1;seaview,-22,-34;south bend,10,-12;tokeland,15,-28
WA|Pend Oreille County|48.53,-117.27|cusick,-14,-6;ione,21,-14;metaline,32,-12;metaline falls,33,-9;newport,-36,12
WA|Pierce County|47.03,-122.11|anderson island,13,-59;ashford,-27,12;bonney lake,12,-5;buckley,13,5;camp murray,4,0;carbonado,5,6;dupont,7,-52;eatonville,-16,-16;elbe,-25,-9;fox island,22,-52;gig harbor,32,-52;graham,0,-18;kapowsin,-4,-11;la grande,-19,-21;lakebay,26,-66;lakewood,13,-41;longbranch,17,-64;longmire,-28,30;mcchord afb,20,-36;mckenna,-9,-44;milton,22,-20;orting,5,-7;paradise inn,4,0;puyallup,13,-19;south prairie,11,2;spanaway,5,-28;steilacoom,14,-48;sumner,11,-6;tacoma,20,-34;university place,18,-46;vaughn,30,-66;wa state lottery,22,-33;wauna,35,-53;wilkeson,8,8
WA|San Juan County|48.58,-122.95|blakely island,-1,14;deer harbor,4,-5;eastsound,12,4;friday harbor,-3,-15;lopez island,-8,7;olga,4,11;orcas,2,0;shaw island,-2,-4;waldron,11,-9
WA|Skagit County|48.48,-121.73|anacortes,2,-90;burlington,0,-61;clearlake,-1,-51;concrete,5,6;conway,-14,-62;hamilton,5,-26;la conner,-7,-80;lyman,5,-33;marblemount,-4,41;mount vernon,-8,-45;rockport,-1,17;sedro woolley,5,-50
WA|Skamania County|46.02,-121.91|bingen,-25,28;carson,-27,8;north bonneville,-38,-6;stevenson,-33,1;underwood,-28,32
WA|Snohomish County|48.05,-121.70|arlington,13,-42;darrington,19,11;edmonds,-23,-65;everett,-11,-51;gold bar,-21,6;granite falls,3,-25;index,-24,15;lake stevens,-3,-37;lynnwood,-22,-59;marysville,3,-48;mill creek,-19,-51;monroe,-19,-25;mountlake terrace,-25,-61;mukilteo,-13,-60;north lakewood,10,-51;silvana,15,-56;snohomish,-16,-37;startup,-18,-7;sultan,-19,-4
WA|Spokane County|47.62,-117.40|airway heights,2,-19;chattaroy,30,11;cheney,-13,-18;colbert,22,3;deer park,33,-7;fairchild air force base,1,-25;fairfield,-22,21;four lakes,-6,-19;greenacres,4,25;latah,-32,27;liberty lake,3,32;marshall,-6,-9;mead,17,9;medical lake,-1,-30;mica,-7,24;newman lake,11,34;otis orchards,8,29;rockford,-17,27;spangle,-19,2;spokane,4,1;valleyford,-9,14;veradale,2,21;waverly,-28,18
WA|Stevens County|48.40,-117.86|addy,-6,-10;boyds,45,-33;chewelah,-11,8;clayton,-39,30;colville,18,-1;evans,35,-15;ford,-48,4;fruitland,-42,-36;gifford,-13,-26;hunters,-26,-30;kettle falls,24,-20;loon lake,-32,22;marcus,27,-21;nine mile falls,-60,27;northport,53,6;rice,1,-27;springdale,-39,3;tumtum,-50,10;valley,-26,9;wellpinit,-53,-13
WA|Thurston County|46.93,-122.83|bucoda,-13,-4;east olympia,5,13;lacey,7,9;littlerock,-2,-18;olympia,12,-7;rainier,-4,16;rochester,-11,-21;tenino,-6,-1;tumwater,3,-19;yelm,-1,25
WA|Wahkiakum County|46.29,-123.43|cathlamet,-10,6;grays river,6,-16;rosburg,1,-23;skamokawa,0,-1
WA|Walla Walla County|46.23,-118.48|burbank,-3,-42;college place,-18,7;dixie,-9,33;prescott,12,7;touchet,-14,-18;waitsburg,4,33;walla walla,-17,15;wallula,-14,-43
WA|Whatcom County|48.83,-121.72|acme,-15,-47;bellingham,-8,-74;blaine,15,-102;custer,11,-90;deming,-3,-37;everson,8,-61;ferndale,4,-87;lummi island,-11,-96;lynden,11,-74;maple falls,13,-41;nooksack,10,-60;point roberts,16,-133;sumas,14,-49
WA|Whitman County|46.90,-117.52|albion,-11,27;belmont,18,35;colfax,-2,16;colton,-31,35;endicott,4,-20;farmington,18,45;garfield,9,37;lacrosse,-13,-25;lamont,29,-35;malden,33,5;oakesdale,23,28;palouse,1,44;pullman,-17,35;rosalia,32,11;saint john,17,-5;steptoe,10,17;tekoa,33,44;thornton,22,14;uniontown,-38,43
WA|Yakima County|46.46,-120.74|brownstown,-5,13;buena,-3,42;cowiche,21,2;goose prairie,28,-40;grandview,-20,82;granger,-11,56;harrah,-5,16;mabton,-24,72;moxee,10,37;naches,35,-26;outlook,-10,64;parker,4,27;selah,22,20;sunnyside,-14,72;tieton,25,-1;toppenish,-8,41;wapato,-1,31;white swan,-9,-1;yakima,14,13;zillah,-4,47
WV|Barbour County|39.13,-80.00|belington,-11,5;galloway,10,-12;junior,-15,5;moatsville,9,10;philippi,3,-5;volga,-5,-13
WV|Berkeley County|39.46,-78.03|bunker hill,-14,-2;falling waters,12,14;gerrardstown,-9,-9;glengary,-8,-12;hedgesville,6,-6;inwood,-9,0;martinsburg,-2,8;ridgeway,-17,-5
WV|Boone County|38.02,-81.71|ashford,16,0;bloomingrose,12,7;bob white,-7,-1;clothier,-8,-10;comfort,11,11;costa,14,0;danville,6,-12;foster,7,-6;gordon,-4,1;hewett,-6,-14;jeffrey,-5,-11;julian,10,-15;madison,2,-8;nellis,13,-2;orgas,3,14;ottawa,-6,-11;peytona,10,1;racine,12,5;ridgeview,13,-6;seth,7,7;sylvester,-1,16;turtle creek,1,-16;twilight,-10,10;uneeda,1,-7;wharton,-12,3;whitesville,-3,17
WV|Braxton County|38.70,-80.72|burnsville,8,6;copen,14,-1;exchange,4,-1;flatwoods,2,7;frametown,-7,-14;gassaway,-1,-7;heaters,6,8;ireland,8,26;little birch,-12,1;napier,9,13;orlando,17,13;rosedale,4,-22;sutton,-4,4
WV|Brooke County|40.27,-80.58|beech bottom,-5,-8;bethany,-6,3;colliers,8,3;follansbee,6,-1;short creek,-9,-10;wellsburg,-2,-2;windsor heights,-8,-9
WV|Cabell County|38.42,-82.24|barboursville,-3,-5;branchland,-15,-3;culloden,0,17;huntington,0,-10;lesage,6,-5;milton,-1,10;salt rock,-9,-1
WV|Calhoun County|38.85,-81.12|arnoldsburg,-2,-4;big bend,13,-2;big springs,14,4;chloe,-18,2;creston,9,-12;grantsville,9,4;millstone,-4,2;mount zion,-2,-2;orma,-10,2
WV|Clay County|38.46,-81.08|bickmore,-9,-1;bomont,-1,-16;clay,1,1;duck,10,10;glen,-7,-17;indore,-11,-5;ivydale,7,4;lizemores,-13,-9;maysel,3,-5;nebo,16,5;procious,3,-12;wallback,8,-3;widen,0,22
WV|Doddridge County|39.27,-80.71|center point,14,7;new milton,-8,0;smithburg,2,-3;west union,1,-8
WV|Fayette County|38.03,-81.08|alloy,11,-19;ansted,11,-1;boomer,12,-18;cannelton,17,-21;charlton heights,10,-15;danese,-7,14;deep water,10,-18;dothan,1,2;edmond,3,5;fayetteville,4,-1;gauley bridge,14,-11;glen ferris,12,-13;glen jean,-10,-7;hico,8,12;hilltop,-9,-7;kanawha falls,11,-13;kimberly,10,-24;kincaid,1,-19;lansing,6,2;layland,-14,11;lochgelly,-2,-6;lookout,4,11;meadow bridge,-15,23;minden,-5,-3;mount carbon,11,-21;mount hope,-14,-10;mount olive,21,-15;oak hill,-6,-7;page,2,-19;powellton,7,-24;robson,7,-17;scarbro,-8,-7;smithers,15,-23;spring dale,-15,28;swiss,20,-5;thurmond,-7,1;victor,11,5;winona,2,9
WV|Gilmer County|38.92,-80.86|cedarville,-8,2;coxs mills,11,1;glenville,2,3;linn,3,13;normantown,-4,-9;sand fork,-1,11;shock,-16,-15;troy,16,10
WV|Grant County|39.10,-79.20|bayard,17,-17;cabins,-15,-8;gormania,18,-13;lahmansville,6,15;maysville,-3,0;mount storm,16,-3;petersburg,-11,7
WV|Greenbrier County|37.95,-80.45|alderson,-21,-21;asbury,-12,-12;caldwell,-17,6;charmco,6,-28;crawley,-1,-18;fairlea,-17,-1;frankford,-3,12;grassy meadows,-12,-27;leslie,10,-27;lewisburg,-14,1;maxwelton,-7,3;quinwood,11,-25;rainelle,2,-33;renick,5,9;ronceverte,-21,-1;rupert,2,-22;smoot,-7,-21;white sulphur springs,-7,24;williamsburg,2,-4
WV|Hampshire County|39.32,-78.61|augusta,-2,2;bloomery,4,22;capon bridge,-4,15;capon springs,-18,13;delray,-12,1;green spring,19,-1;high view,-9,17;levels,18,6;paw paw,18,16;points,12,0;purgitsville,-5,-29;romney,3,-13;shanks,-3,-9;slanesville,6,9;springfield,15,-8;yellow spring,-13,10
WV|Hancock County|40.52,-80.57|chester,8,2;new cumberland,0,-2;new manchester,1,-1;newell,10,-3;weirton,-11,1
WV|Hardy County|39.01,-78.86|baker,6,8;fisher,7,-18;lost city,-3,11;mathias,-13,-2;milam,-19,-22;moorefield,-2,-12;old fields,14,-9;wardensville,5,24
WV|Harrison County|39.28,-80.38|anmoore,-3,9;bridgeport,1,14;clarksburg,0,2;enterprise,14,10;gypsy,8,6;haywood,10,4;hepzibah,5,5;lost creek,-11,0;lumberport,9,1;meadowbrook,7,6;mount clare,-7,9;reynoldsville,0,-5;salem,0,-18;shinnston,10,10;spelter,6,6;wallace,13,-11;west milford,-8,-2;wyatt,15,3
WV|Jackson County|38.84,-81.68|advent,-23,12;cottageville,3,-14;evans,-2,-11;given,-13,-5;kenna,-21,5;le roy,5,14;millwood,6,-15;mount alto,3,-20;ravenswood,11,-8;ripley,-3,-3;sandyville,7,2
WV|Jefferson County|39.31,-77.86|bakerton,1,-1;charles town,-3,1;halltown,1,7;harpers ferry,1,9;kearneysville,1,-10;millville,-1,8;ranson,-1,0;rippon,1,-1;shenandoah junction,6,4;shepherdstown,12,5;summit point,-7,-10
WV|Kanawha County|38.34,-81.53|alum creek,-5,-28;belle,-11,2;blount,-3,12;blue creek,15,13;cabin creek,-15,3;cedar grove,-12,10;charleston,0,-9;clendenin,12,17;dawes,-20,7;drybranch,-4,-3;dunbar,3,-22;elkview,10,5;eskdale,-29,10;falling rock,16,13;gallagher,-27,16;glasgow,-12,10;handley,-15,16;hansford,-13,13;hernshaw,-14,-9;hugheston,-13,15;institute,5,-24;london,-14,16;mammoth,-8,15;miami,-19,8;montgomery,-17,20;nitro,8,-30;pinch,6,7;pond gap,-5,24;pratt,-13,14;saint albans,4,-30;tornado,0,-32;winifrede,-15,-3
WV|Lewis County|39.00,-80.50|alum bridge,5,-18;camden,9,-9;crawford,-12,7;horner,-2,14;jane lew,11,7;walkersville,-15,2;weston,4,3
WV|Lincoln County|38.17,-82.07|alkol,-1,9;griffithsville,4,7;hamlin,11,-3;harts,-14,-3;midkiff,0,-11;myra,4,-6;ranger,-8,-9;spurlockville,-7,4;sumerco,6,16;west hamlin,11,-11;woodville,-1,18;yawkey,4,11
WV|Logan County|37.83,-81.94|accoville,-6,10;amherstdale,-4,15;big creek,17,-10;blair,5,11;bruno,-14,7;chapmanville,14,-8;chauncey,-7,-5;cora,0,3;davin,-11,13;ethel,3,2;henlawson,7,-5;holden,0,-12;kistler,-8,8;lake,9,3;logan,2,-6;lorado,-4,22;lyburn,-7,1;mallory,-10,10;mount gay,1,-7;omar,-8,-6;peach creek,4,-5;pecks mill,10,-3;sarah ann,-12,-5;sharples,9,11;stollings,0,-3;switzer,-5,-6;verdunville,1,-12;whitman,-3,-11;wilkinson,0,-6;yolyn,-5,4
WV|McDowell County|37.38,-81.65|anawalt,-4,24;avondale,3,-13;bartley,-4,-8;berwind,-11,-1;big sandy,9,-4;bradshaw,-3,-15;cucumber,-10,3;davy,10,0;eckman,0,0;elbert,-4,11;elkhorn,1,24;gary,-1,10;hemphill,6,6;hensley,10,-5;iaeger,7,-16;isaban,15,-23;jenkinjones,-8,23;jolo,-5,-18;kimball,6,14;kyle,3,23;maybeury,-1,29;mohawk,13,-26;newhall,-11,3;northfork,4,25;pageton,-3,19;panther,11,-24;paynesville,-5,-24;premier,4,1;raysal,-5,-11;roderfield,7,-5;squire,-14,4;switchback,-1,27;thorpe,-1,14;warriormine,-8,-4;welch,6,7;wilcoe,0,0
WV|Marion County|39.51,-80.24|barrackville,0,7;baxter,3,10;carolina,-3,-3;colfax,-7,11;fairmont,-1,2;fairview,10,-1;farmington,-1,-2;four states,-3,-7;grant town,5,6;idamay,-2,-3;kingmont,-6,6;mannington,1,-11;metz,10,-18;montana mines,1,15;rachel,1,-6;rivesville,5,10;worthington,-6,-5
WV|Marshall County|39.86,-80.66|benwood,16,-7;cameron,-4,10;dallas,12,11;glen dale,10,-7;glen easton,-1,0;mcmechen,13,-7;moundsville,5,-7
WV|Mason County|38.77,-82.03|apple grove,-11,-8;ashton,-17,-9;gallipolis ferry,0,-13;glenwood,-18,-15;hartford,24,4;henderson,6,-11;leon,-6,11;letart,16,5;mason,24,0;new haven,22,6;point pleasant,9,-9;southside,-6,3;west columbia,19,-3
WV|Mercer County|37.41,-81.11|athens,3,12;beeson,8,-9;bluefield,-14,-11;bramwell,-7,-21;camp creek,8,0;flat top,14,-2;freeman,-8,-19;hiawatha,3,-13;kegley,-1,-2;kellysville,-6,18;lashmeet,4,-10;lerona,9,13;matoaka,1,-13;montcalm,-5,-14;nemours,-10,-19;princeton,-3,0;rock,1,-7;spanishburg,5,0;wolfe,-10,-22
WV|Mineral County|39.41,-78.95|burlington,-7,3;elk garden,-5,-21;fort ashby,8,17;keyser,4,5;new creek,-5,-10;piedmont,7,-10;ridgeley,15,16;wiley ford,20,17
WV|Mingo County|37.73,-82.14|baisden,-14,23;borderland,-1,-17;breeden,19,-12;chattaroy,-2,-14;delbarton,-1,-6;dingess,14,-6;edgarton,2,3;gilbert,-9,19;justice,-14,30;kermit,14,-24;lenore,7,-15;matewan,-14,7;naugatuck,6,-21;newtown,2,3;north matewan,-10,-1;ragland,-4,1;rawl,-8,-8;red jacket,-8,0;varney,-6,1;verner,-6,29;wharncliffe,-17,17;williamson,-4,-13
WV|Monongalia County|39.63,-80.05|blacksville,8,-18;cassville,3,-2;dellslow,-3,15;granville,2,6;maidsville,6,7;morgantown,0,9;osage,3,4;pentress,-5,-5;pursglove,4,1;wana,4,-27
WV|Monroe County|37.56,-80.55|ballard,-6,-21;gap mills,3,21;greenville,-2,-13;lindside,-8,-7;peterstown,-15,-22;secondcreek,10,10;sinks grove,10,1;union,2,2;waiteville,-10,9;wolfcreek,-1,1
WV|Morgan County|39.56,-78.25|berkeley springs,-1,7;great cacapon,2,-8
WV|Nicholas County|38.29,-80.80|belva,-4,-36;birch river,20,5;calvin,5,9;canvas,-3,6;craigsville,3,16;dille,20,-3;dixie,-4,-39;drennen,3,-3;fenwick,-5,17;gilboa,3,-3;keslers cross lanes,-6,-14;leivasy,-14,12;mount lookout,-11,-11;mount nebo,-13,0;nallen,-18,-8;nettie,-8,10;pool,-13,-6;richwood,-7,26;summersville,1,-4;tioga,11,13
WV|Ohio County|40.10,-80.62|triadelphia,-3,2;valley grove,0,6;west liberty,7,2;wheeling,1,-3
WV|Pendleton County|38.68,-79.35|brandywine,-4,14;circleville,-6,-19;franklin,-4,0;onego,12,-10;riverton,6,-8;seneca rocks,15,-3;sugar grove,-19,-1;upper tract,11,9
WV|Pleasants County|39.37,-81.16|belmont,1,-10;saint marys,2,-1
WV|Pocahontas County|38.33,-80.01|arbovale,12,22;bartow,22,21;buckeye,-14,-12;cass,6,2;dunmore,3,15;durbin,21,18;hillsboro,-22,-25;marlinton,-7,-9;slatyfork,6,2;snowshoe,8,0
WV|Preston County|39.47,-79.67|albright,10,3;arthurdale,3,-15;aurora,-15,9;bretz,7,-13;bruceton mills,18,5;eglon,-18,16;independence,-2,-21;kingwood,1,-4;masontown,10,-12;newburg,-7,-16;reedsville,4,-14;rowlesburg,-16,-4;terra alta,-2,12;tunnelton,-11,-8
WV|Putnam County|38.51,-81.91|bancroft,0,7;buffalo,10,-4;eleanor,4,-3;fraziers bottom,4,-10;hometown,2,5;hurricane,-8,-8;liberty,11,14;poca,-3,13;red house,4,1;scott depot,-6,1;teays,-3,3;winfield,0,2
WV|Raleigh County|37.77,-81.25|arnett,6,-18;artie,17,-11;beaver,-2,17;beckley,1,4;bolt,0,-17;bradley,9,5;clear creek,14,-10;coal city,-9,4;colcord,17,-19;cool ridge,-11,15;crab orchard,-3,-1;daniels,-5,14;dorothy,19,-25;dry creek,10,-19;eccles,1,-2;fairdale,1,-12;ghent,-15,15;glen daniel,5,-14;glen white,-4,-3;harper,3,-3;helen,-13,-7;josephine,-15,3;lanark,6,10;lester,-4,-6;mabscott,0,4;mac arthur,-2,3;midway,-5,1;naoma,10,-24;piney view,7,12;prince,8,17;princewick,-10,-1;prosperity,7,5;raleigh,-1,8;rhodell,-15,-3;rock creek,8,-17;saxon,2,-19;shady spring,-3,23;skelton,3,7;slab fork,-8,-9;sophia,-6,0;stanaford,4,10;surveyor,-1,-6;white oak,-8,17
WV|Randolph County|38.77,-79.88|beverly,5,1;bowden,13,17;coalton,14,-10;dailey,2,-2;dryfork,17,44;elkins,15,3;ellamore,15,-21;glady,-2,6;harman,15,35;huttonsville,-10,-10;kerens,26,10;mabie,10,-11;mill creek,-4,-10;monterville,-22,-25;norton,16,-9;pickens,-12,-33;valley bend,0,-5;valley head,-24,-16;whitmer,-2,29
WV|Ritchie County|39.18,-81.06|auburn,-9,18;berea,-4,13;cairo,5,-9;ellenboro,12,0;harrisville,-3,3;macfarlan,-10,-11;pennsboro,10,6;petroleum,0,-18;pullman,1,13;smithville,-11,0
WV|Roane County|38.71,-81.35|amma,-15,8;gandeeville,-1,-8;left hand,-11,10;looneyville,-5,7;newton,-11,19;reedy,17,-9;spencer,7,2;walton,-11,-5
WV|Summers County|37.66,-80.86|elton,17,8;forest hill,-9,5;green sulphur springs,-1,-2;hinton,1,-1;jumping branch,-4,-14;meadow creek,15,-6;nimitz,-3,-9;pence springs,1,14;pipestem,-13,-9;sandstone,10,-1;talcott,-1,11;wayside,-6,11
WV|Taylor County|39.34,-80.05|flemington,-7,-9;grafton,1,2;rosemont,-7,-12;simpson,-7,-5;thornton,0,14
WV|Tucker County|39.11,-79.57|davis,-2,11;hambleton,-3,-8;hendricks,-4,-6;montrose,-2,-22;parsons,-2,-11;red creek,0,0;thomas,4,6
WV|Tyler County|39.46,-80.88|alma,-1,1;friendly,3,-17;middlebourne,3,-2;shirley,-7,12;sistersville,9,-10
WV|Upshur County|38.90,-80.23|adrian,0,1;buckhannon,8,-1;french creek,0,1;frenchton,0,1;helvetia,-13,10;kanawha head,-14,-14;lorentz,11,-7;rock cave,-12,-8;selbyville,-14,0;tallmansville,-4,8
WV|Wayne County|38.15,-82.43|ceredo,25,-13;crum,-21,-3;dunlow,-12,0;east lynn,5,10;fort gay,-1,-13;genoa,-1,1;kenova,21,-10;kiahsville,-6,10;lavalette,18,0;prichard,8,-15;shoals,20,-6;wayne,8,-1;wilsondale,-19,10
WV|Webster County|38.49,-80.42|bergoo,-1,12;camden on gauley,-11,-17;cleveland,22,3;cowen,-8,-11;diana,8,-1;erbacon,5,-15;hacker valley,16,4;upperglade,-8,-7;webster springs,-1,-3
WV|Wetzel County|39.61,-80.64|big run,-2,6;burton,5,22;folsom,-14,11;hundred,9,17;jacksonburg,-6,0;littleton,5,7;new martinsville,5,-22;paden city,0,-29;pine grove,-3,-3;porters falls,-3,-14;proctor,12,-12;reader,-2,-11;smithfield,-9,8
WV|Wirt County|39.02,-81.38|brohard,1,20;elizabeth,3,-2;munday,-2,17;palestine,-5,-5
WV|Wood County|39.21,-81.52|belleville,-8,-18;davisville,0,4;mineral wells,0,1;parkersburg,3,0;rockport,-13,-6;vienna,11,-3;walker,-3,13;washington,0,-14;waverly,11,13;williamstown,17,6
WV|Wyoming County|37.61,-81.55|allen junction,-2,20;amigo,-1,23;brenton,-1,-8;clear fork,2,-13;coal mountain,6,-18;corinne,-4,19;covel,-12,23;cyclone,12,-14;fanrock,-6,-8;glen fork,9,2;glen rogers,11,12;hanover,-5,-26;herndon,-10,21;ikes fork,-9,-25;itmann,-4,13;jesse,5,-1;kopperston,13,-2;lynco,9,-13;maben,3,16;marianna,-1,1;matheny,5,-6;mc graws,-1,1;mullens,-2,16;new richmond,-4,6;north spring,-4,-27;oceana,13,-3;pineville,-3,2;ravencliff,10,6;rock view,1,1;sabine,7,5;saulsville,3,9;simon,1,-21;stephenson,-3,22;wyco,-1,21;wyoming,-3,-5
WI|Adams County|43.97,-89.77|adams,-7,-5;arkdale,8,-13;dellwood,-1,-17;friendship,2,-4;grand marsh,-8,6;wisconsin dells,-32,0
WI|Ashland County|46.33,-90.68|ashland,23,-6;butternut,-31,20;clam lake,-16,-22;glidden,-19,9;high bridge,5,-6;la pointe,52,7;marengo,8,-16;mellen,-3,2;odanah,23,6
WI|Barron County|45.42,-91.85|almena,0,-15;barron,-2,0;barronett,20,-17;brill,18,18;cameron,-2,12;chetek,-11,19;clayton,-12,-29;comstock,7,-24;cumberland,12,-18;dallas,-17,1;haugen,18,7;mikana,17,25;prairie farm,-18,-13;rice lake,8,11
WI|Bayfield County|46.52,-91.20|bayfield,31,38;benoit,-2,12;cable,-31,-2;cornucopia,31,10;drummond,-21,-8;grand view,-17,9;herbster,30,-3;iron river,6,-22;mason,-8,7;port wing,24,-19;washburn,16,29
WI|Brown County|44.45,-88.00|de pere,-1,-8;denmark,-9,18;green bay,4,-2;greenleaf,-16,-2;new franken,11,18;oneida,6,-18;suamico,19,-3;wrightstown,-13,-17
WI|Buffalo County|44.38,-91.75|alma,5,-5;cochrane,-11,-2;fountain city,-24,8;gilmanton,9,8;mondovi,11,7;nelson,5,-25
WI|Burnett County|45.86,-92.37|danbury,11,8;grantsburg,-7,-33;hertel,-6,23;siren,-8,-2;webster,1,5
WI|Calumet County|44.08,-88.22|brillion,10,13;chilton,-6,3;forest junction,13,7;hilbert,5,1;new holstein,-8,6;potter,4,12;sherwood,9,-6;stockbridge,-1,-8
WI|Chippewa County|45.07,-91.28|bloomer,3,-21;boyd,-13,25;cadott,-11,11;chippewa falls,-13,-11;cornell,9,11;holcombe,18,15;jim falls,2,2;new auburn,17,-24;stanley,-10,34
WI|Clark County|44.73,-90.61|chili,-10,25;curtiss,23,15;dorchester,27,25;granton,-17,16;greenwood,1,-1;humbird,-20,-28;loyal,-1,12;neillsville,-19,0;owen,22,7;thorp,22,-19;unity,9,29;willard,-1,-14;withee,24,1
WI|Columbia County|43.47,-89.33|arlington,-14,-3;cambria,11,22;columbus,-13,31;doylestown,-4,18;fall river,-7,27;friesland,12,27;lodi,-14,-22;pardeeville,7,1;portage,8,-14;poynette,-7,-9;randolph,7,33;wyocena,3,3
WI|Crawford County|43.24,-90.93|eastman,-4,-9;ferryville,16,-11;gays mills,5,6;lynxville,1,-12;mount sterling,8,0;prairie du chien,-20,-19;seneca,3,-3;soldiers grove,15,17;steuben,-4,7;wauzeka,-13,1
WI|Dane County|43.07,-89.42|belleville,-20,-12;black earth,6,-32;blue mounds,-6,-42;cambridge,-8,40;cottage grove,1,22;cross plains,5,-22;dane,17,-9;de forest,18,7;deerfield,-1,33;madison,0,2;marshall,10,34;mazomanie,12,-35;mc farland,-6,12;middleton,4,-9;morrisonville,21,6;mount horeb,-7,-32;oregon,-14,3;stoughton,-14,19;sun prairie,12,18;verona,-7,-13;waunakee,11,-4;windsor,14,8
WI|Dodge County|43.42,-88.71|ashippun,-20,19;beaver dam,5,-13;brownsville,19,18;burnett,10,-1;clyman,-10,-1;fox lake,17,-20;horicon,3,8;hustisford,-9,10;iron ridge,-2,16;juneau,-4,2;lebanon,-16,8;lomira,16,26;lowell,-7,-8;mayville,9,16;neosho,-12,19;reeseville,-11,-15;rubicon,-10,25;theresa,9,26;watertown,-18,-1;waupun,22,-3;woodland,-5,19
WI|Door County|44.95,-87.31|baileys harbor,11,15;brussels,-20,-31;egg harbor,6,3;ellison bay,31,26;ephraim,21,14;fish creek,17,11;forestville,-25,-21;maplewood,-20,-17;sister bay,24,20;sturgeon bay,-11,-6;washington island,42,42
WI|Douglas County|46.43,-91.92|brule,14,36;foxboro,6,-23;gordon,-20,11;hawthorne,7,6;lake nebagamon,7,18;maple,19,21;poplar,14,9;solon springs,-1,11;south range,14,-2;superior,27,-17;wascott,-26,12
WI|Dunn County|44.95,-91.90|boyceville,12,-13;colfax,5,16;downing,16,-22;downsville,-17,-4;eau galle,-23,-9;elk mound,-8,22;knapp,1,-18;menomonie,-8,-3;ridgeland,24,2;rock falls,-23,21;sand creek,22,21;wheeler,12,1
WI|Eau Claire County|44.73,-91.29|altoona,8,-15;augusta,-3,16;eau claire,8,-21;eleva,-13,-19;fall creek,4,0
WI|Florence County|45.85,-88.40|fence,-10,-3;florence,5,17;long lake,7,-23
WI|Fond du Lac County|43.75,-88.49|brandon,-3,-29;campbellsport,-15,22;eden,-6,16;eldorado,9,-15;fairwater,-1,-38;fond du lac,2,0;malone,12,20;mount calvary,6,25;oakfield,-7,-7;ripon,9,-35;rosendale,4,-15;saint cloud,5,31;van dyne,12,-2
WI|Forest County|45.67,-88.77|argonne,4,-4;armstrong creek,1,28;crandon,-13,-14;laona,-11,10;wabeno,-23,11
WI|Grant County|42.87,-90.71|bagley,5,-36;beetown,-7,-18;bloomington,0,-20;boscobel,27,0;cassville,-14,-25;cuba city,-27,23;dickeyville,-24,11;fennimore,12,5;glen haven,-5,-29;hazel green,-33,20;kieler,-29,10;lancaster,-2,0;livingston,4,27;montfort,11,26;mount hope,10,-16;patch grove,7,-26;platteville,-13,22;potosi,-18,1;sinsinawa,-34,17;stitzer,5,10;woodman,19,-12
WI|Green County|42.68,-89.60|albany,4,17;brodhead,-7,23;brooklyn,16,22;browntown,-12,-18;juda,-11,10;monroe,-8,-4;monticello,6,-1;new glarus,13,-4
WI|Green Lake County|43.80,-89.05|berlin,18,10;dalton,-13,-15;green lake,4,8;kingston,-11,-8;markesan,-9,4;marquette,-5,-9;princeton,4,-8
WI|Iowa County|43.00,-90.14|arena,15,20;avoca,16,-15;barneveld,1,23;cobb,-3,-20;dodgeville,-3,-1;edmund,-3,-13;highland,5,-23;hollandale,-12,22;linden,-8,-14;mineral point,-15,-3;rewey,-14,-24;ridgeway,1,15
WI|Iron County|46.26,-90.24|gile,17,2;hurley,18,4;iron belt,13,-8;mercer,-9,17;montreal,17,0;saxon,23,-20;upson,11,-16
WI|Jackson County|44.32,-90.81|alma center,13,-13;black river falls,-2,-3;fairchild,28,-19;hixton,8,-24;melrose,-18,-24;merrillan,12,0;millston,-13,17;taylor,-3,-31
WI|Jefferson County|43.02,-88.78|fort atkinson,-10,-7;helenville,-1,10;ixonia,13,19;jefferson,-2,-3;johnson creek,5,-1;lake mills,6,-14;palmyra,-14,19;sullivan,-2,17;waterloo,16,-21
WI|Juneau County|43.92,-90.11|camp douglas,6,-12;elroy,-17,-17;hustler,-4,-16;lyndon station,-23,22;mather,22,-19;mauston,-13,5;necedah,11,5;new lisbon,-4,-4;union center,-24,-15
WI|Kenosha County|42.58,-88.04|bassett,-4,-19;benet lake,-8,-4;bristol,-4,-1;camp lake,-4,-10;kenosha,1,20;new munster,0,-19;pleasant prairie,-5,16;powers lake,-2,-25;salem,-1,-9;silver lake,-3,-12;somers,7,14;trevor,-6,-10;twin lakes,-5,-22;wilmot,-6,-14;woodworth,-2,4
WI|Kewaunee County|44.52,-87.62|algoma,9,16;casco,7,-1;kewaunee,-8,6;luxemburg,3,-10
WI|La Crosse County|43.91,-91.11|bangor,-4,13;holmen,7,-14;la crosse,-5,-10;mindoro,12,5;onalaska,-1,-12;rockland,0,19;west salem,0,2
WI|Lafayette County|42.66,-90.13|argyle,4,27;belmont,7,-20;benton,-11,-22;blanchardville,15,28;darlington,3,2;gratiot,-8,11;shullsburg,-8,-9;south wayne,-8,24;woodford,-1,27
WI|Langlade County|45.26,-89.07|antigo,-13,-7;bryant,-6,7;deerbrook,-3,-12;elcho,18,-8;elton,-11,19;pearson,10,6;phlox,-21,6;pickerel,9,16;summit lake,13,-15;white lake,-9,32
WI|Lincoln County|45.34,-89.74|gleason,0,26;heafford junction,21,2;irma,1,7;merrill,-16,4;tomahawk,16,1
WI|Manitowoc County|44.12,-87.81|cleveland,-20,4;collins,-3,-18;francis creek,8,9;kellnersville,10,1;kiel,-19,-19;manitowoc,0,17;maribel,17,0;mishicot,14,17;newton,-14,3;reedsville,4,-16;saint nazianz,-11,-11;tisch mills,21,19;two rivers,5,22;valders,-8,-7;whitelaw,4,-2
WI|Marathon County|44.90,-89.76|abbotsford,7,-54;aniwa,11,40;athens,8,-25;brokaw,13,11;colby,1,-55;edgar,1,-25;eland,-7,51;elderon,-12,51;galloway,-19,50;hatley,-7,38;marathon,3,-8;mosinee,-10,8;ringle,3,33;rothschild,-1,14;schofield,1,18;spencer,-16,-55;stratford,-11,-30;wausau,4,9
WI|Marinette County|45.38,-88.03|amberg,12,7;athelstane,4,-14;coleman,-31,-3;crivitz,-12,-5;dunbar,22,-7;goodman,26,-33;marinette,-30,36;niagara,38,0;pembine,22,6;peshtigo,-33,22;porterfield,-19,23;pound,-26,-11;wausaukee,-3,12
WI|Marquette County|43.82,-89.40|briggsville,-14,-18;endeavor,-12,-6;montello,-5,4;neshkoro,8,16;oxford,-4,-17;packwaukee,-6,-6;westfield,8,-10
WI|Menominee County|45.00,-88.71|keshena,-9,7;neopit,-2,-12
WI|Milwaukee County|43.01,-87.97|cudahy,-6,11;franklin,-10,-4;greendale,-7,-3;hales corners,-6,-8;milwaukee,4,2;oak creek,-12,6;saint francis,-3,10;south milwaukee,-9,10
WI|Monroe County|43.95,-90.62|cashton,-20,-14;cataract,14,-22;kendall,-15,25;norwalk,-13,-6;oakdale,3,26;sparta,1,-20;tomah,4,14;tunnel city,6,6;warrens,21,12;wilton,-11,10
WI|Oconto County|45.03,-88.27|abrams,-24,21;gillett,-12,-6;lakewood,29,-24;lena,-7,19;little suamico,-31,26;mountain,17,-19;oconto,-13,38;oconto falls,-15,11;sobieski,-31,16;suring,-1,-10;townsend,29,-34
WI|Oneida County|45.71,-89.52|harshaw,-3,-13;hazelhurst,7,-23;lake tomahawk,10,-6;mc naughton,2,-4;minocqua,17,-24;pelican lake,-20,34;rhinelander,0,13;three lakes,10,39;tripoli,-12,-46
WI|Outagamie County|44.42,-88.47|appleton,-9,4;black creek,5,1;combined locks,-15,15;dale,-14,-21;freedom,0,0;greenville,-12,-7;hortonville,-9,-16;kaukauna,-12,19;kimberly,-15,13;little chute,-13,15;nichols,15,1;seymour,9,15;shiocton,8,-9
WI|Ozaukee County|43.38,-87.95|belgium,12,10;cedarburg,-8,-5;fredonia,9,-1;grafton,-6,0;mequon,-14,-5;port washington,1,7;saukville,1,-1;thiensville,-15,-3
WI|Pepin County|44.58,-92.00|arkansaw,4,-5;durand,5,7;pepin,-12,-14;stockholm,-7,-23
WI|Pierce County|44.72,-92.42|bay city,-10,-3;beldenville,5,-2;east ellsworth,1,-4;ellsworth,1,-7;elmwood,4,22;hager city,-9,-13;maiden rock,-11,14;plum city,-8,24;prescott,3,-33;river falls,13,-21;spring valley,12,13
WI|Polk County|45.46,-92.44|amery,-11,4;balsam lake,0,3;centuria,-1,-11;clear lake,-22,17;cushing,10,-18;dresser,-11,-12;frederic,21,9;luck,10,2;milltown,7,-6;osceola,-14,-26;saint croix falls,5,-17;turtle lake,-4,26
WI|Portage County|44.48,-89.50|almond,-19,14;amherst,-5,20;amherst junction,3,20;bancroft,-17,-3;custer,9,9;junction city,12,-24;nelsonville,2,19;plover,-3,-4;rosholt,19,17;stevens point,5,-3
WI|Price County|45.68,-90.36|brantwood,-13,25;catawba,-17,-15;fifield,13,-9;kennan,-14,-23;ogema,-24,10;park falls,26,-6;phillips,2,-4;prentice,-13,7
WI|Racine County|42.75,-88.06|burlington,-8,-21;caledonia,8,14;franksville,4,7;kansasville,-5,-6;racine,-2,28;rochester,-1,-16;sturtevant,-5,16;union grove,-6,2;waterford,2,-14
WI|Richland County|43.38,-90.43|blue river,-14,-16;cazenovia,12,15;gotham,-15,14;lone rock,-16,19;muscoda,-17,-3;richland center,-1,0;sextonville,-10,14;viola,13,-23
WI|Rock County|42.67,-89.07|afton,-7,0;avalon,-1,24;beloit,-14,1;clinton,-12,20;edgerton,17,1;evansville,10,-22;footville,0,-14;hanover,-4,-9;janesville,3,2;milton,11,12;orfordville,-4,-18
WI|Rusk County|45.48,-91.13|bruce,-3,-16;conrath,-12,7;glen flora,1,28;hawkins,5,42;ladysmith,0,2;tony,0,15;weyerhaeuser,-5,-30
WI|St. Croix County|45.03,-92.45|baldwin,-7,9;deer park,13,9;glenwood city,3,27;hammond,-7,1;houlton,3,-30;hudson,-5,-27;new richmond,9,-8;roberts,-5,-11;somerset,10,-23;star prairie,17,-10;wilson,-9,26;woodville,-9,17
WI|Sauk County|43.43,-89.95|baraboo,6,20;hillpoint,-3,-21;la valle,14,-18;lake delton,17,16;lime ridge,4,-21;loganville,-2,-9;merrimac,-4,32;north freedom,-2,10;plain,-13,-11;prairie du sac,-13,20;reedsburg,4,-3;rock springs,4,3;sauk city,-16,21;spring green,-24,-12;wonewoc,20,-29
WI|Sawyer County|45.88,-91.14|couderay,-4,-15;edgewater,-14,-33;exeland,-20,-8;hayward,8,-13;ojibwa,-9,3;radisson,-11,-8;stone lake,-5,-36;winter,-5,13
WI|Shawano County|44.79,-88.76|birnamwood,14,-45;bonduel,-9,31;bowler,14,-21;caroline,-6,-12;cecil,2,35;green valley,1,49;gresham,6,-2;krakow,-3,51;leopolis,-1,-11;mattoon,22,-28;pulaski,-13,50;shawano,0,16;tigerton,-6,-29;tilleda,1,-13;wittenberg,3,-40;zachow,-6,39
WI|Sheboygan County|43.72,-87.95|adell,-11,-8;cascade,-6,-15;cedar grove,-15,11;elkhart lake,12,-3;glenbeulah,5,-16;greenbush,6,-14;hingham,-8,3;kohler,2,16;oostburg,-10,15;plymouth,3,-3;random lake,-15,-4;sheboygan,4,24;sheboygan falls,1,12;waldo,-6,-3
WI|Taylor County|45.21,-90.50|gilman,-2,-32;hannibal,4,-29;jump river,14,-30;lublin,-14,-23;medford,-6,15;rib lake,9,33;sheldon,11,-41;stetsonville,-13,22;westboro,13,19
WI|Trempealeau County|44.30,-91.36|arcadia,-5,-12;blair,-1,14;dodge,-16,-16;ettrick,-13,10;galesville,-21,0;independence,9,-9;osseo,26,14;pigeon falls,12,15;strum,26,-2;trempealeau,-28,-7;whitehall,8,6
WI|Vernon County|43.59,-90.84|chaseburg,9,-24;coon valley,13,-18;de soto,-11,-30;genoa,-3,-31;hillsboro,0,41;la farge,1,20;ontario,12,22;readstown,-14,8;stoddard,10,-36;viroqua,-5,-6;westby,7,-4
WI|Vilas County|46.05,-89.51|boulder junction,6,-12;conover,-1,28;eagle river,-14,26;lac du flambeau,-8,-38;land o lakes,10,19;manitowish waters,10,-33;phelps,1,43;presque isle,15,-22;saint germain,-13,3;sayner,-7,0;star lake,1,3;woodruff,-13,-18
WI|Walworth County|42.67,-88.54|darien,-7,-21;delavan,-5,-9;east troy,14,13;elkhorn,3,0;fontana,-13,-3;genoa city,-14,19;honey creek,8,23;lake geneva,-8,9;lyons,-2,18;pell lake,-13,18;sharon,-15,-18;springfield,-3,13;walworth,-13,-6;whitewater,16,-20;williams bay,-9,0;zenda,-15,6
WI|Washburn County|45.90,-91.79|birchwood,-26,21;minong,21,-6;sarona,-19,3;shell lake,-15,-17;spooner,-5,-12;springbrook,5,12;trego,5,-7
WI|Washington County|43.37,-88.23|allenton,10,-12;colgate,-17,-1;germantown,-15,11;hartford,-5,-14;hubertus,-13,0;jackson,-4,7;kewaskum,15,4;newburg,7,17;richfield,-9,1;slinger,-4,-5;west bend,6,4
WI|Waukesha County|43.02,-88.30|big bend,-13,9;brookfield,5,19;butler,9,23;delafield,3,-9;dousman,0,-17;eagle,-14,-16;elm grove,3,22;genesee depot,-6,-7;hartland,10,-4;lannon,13,14;menomonee falls,15,19;merton,13,-1;mukwonago,-14,-4;muskego,-11,18;nashotah,9,-10;new berlin,-4,18;north lake,14,-7;north prairie,-8,-9;oconomowoc,9,-18;okauchee,9,-13;pewaukee,6,3;sussex,13,8;wales,-1,-7;waukesha,-2,5
WI|Waupaca County|44.47,-88.97|bear creek,6,23;big falls,15,-5;clintonville,17,22;embarrass,20,26;iola,5,-17;king,-13,-18;manawa,0,5;marion,21,9;new london,-8,21;ogdensburg,-4,-3;readfield,-20,19;scandinavia,-1,-20;waupaca,-12,-14;weyauwega,-15,2
WI|Waushara County|44.11,-89.24|coloma,-9,-25;hancock,2,-29;pine river,5,20;plainfield,10,-21;poy sippi,2,26;redgranite,-7,15;saxeville,6,13;wautoma,-5,-2;wild rose,7,5
WI|Winnebago County|44.07,-88.64|butte des morts,3,-1;eureka,-7,-20;fremont,17,-20;larsen,13,-5;menasha,14,23;neenah,11,17;omro,-3,-11;oshkosh,-3,5;pickett,-17,-7;waukau,-8,-13;winnebago,0,13;winneconne,5,-8
WI|Wood County|44.45,-90.04|arpin,9,0;auburndale,18,3;babcock,-15,-6;blenker,16,12;hewitt,19,-6;marshfield,21,-13;milladore,15,15;nekoosa,-17,16;pittsville,-2,-15;port edwards,-11,18;rudolph,2,24;vesper,1,6;wisconsin rapids,-7,18
WY|Albany County|41.65,-105.72|bosler,-8,11;buford,-53,42;centennial,-31,-27;garrett,55,5;jelm,-60,-29;laramie,-28,10;rock river,9,-25;tie siding,-60,28
WY|Big Horn County|44.53,-107.99|basin,-15,-5;burlington,-8,-44;byron,26,-55;cowley,36,-47;deaver,40,-60;emblem,-2,-40;greybull,-3,-9;hyattville,-28,39;lovell,31,-42;manderson,-26,3;otto,-12,-31;shell,7,21
WY|Campbell County|44.25,-105.55|gillette,-7,3;recluse,54,-23;rozet,6,30;weston,52,19;wright,-49,6
WY|Carbon County|41.69,-106.93|baggs,-66,-74;dixon,-65,-57;elk mountain,-1,52;encampment,-49,15;hanna,18,40;medicine bow,21,73;rawlins,10,-30;saratoga,-19,18;savery,-65,-49;shirley basin,2,-7;sinclair,9,-19;walcott,7,9
WY|Converse County|42.97,-105.51|douglas,-21,12;glenrock,-19,-36;shawnee,-22,50
WY|Crook County|44.59,-104.57|aladdin,16,38;alva,10,13;beulah,-4,50;devils tower,-6,-12;hulett,15,-5;moorcroft,-17,-27;sundance,-18,19
WY|Fremont County|43.04,-108.62|arapahoe,-7,13;crowheart,33,-67;dubois,51,-102;fort washakie,-3,-27;hudson,-13,4;jeffrey city,-50,75;kinnear,23,-31;lander,-12,3;lysite,29,98;pavillion,32,-8;riverton,0,42;saint stephens,-6,21;shoshoni,21,52
WY|Goshen County|42.09,-104.35|fort laramie,13,-17;hawk springs,-30,9;huntley,-15,21;jay em,41,-16;lagrange,-44,16;lingle,5,2;torrington,-2,16;veteran,-10,-2;yoder,-17,0
WY|Hot Springs County|43.72,-108.44|kirby,8,26;thermopolis,6,6
WY|Johnson County|44.04,-106.58|buffalo,31,-12;kaycee,-31,2;linch,-47,41;saddlestring,46,-29
WY|Laramie County|41.31,-104.69|albin,13,54;burns,-11,37;carpenter,-26,41;cheyenne,-16,-10;fe warren afb,-17,-17;granite canon,-26,-46;hillsdale,-9,20;horse creek,13,-45;meriden,24,40;pine bluffs,-13,62
WY|Lincoln County|42.26,-110.65|afton,45,-29;alpine,90,-36;auburn,54,-34;bedford,61,-29;cokeville,-20,-26;diamondville,-48,11;etna,78,-35;fairview,43,-33;freedom,76,-38;frontier,-45,12;grover,54,-27;kemmerer,-47,13;la barge,-1,44;opal,-48,38;smoot,36,-27;thayne,67,-36
WY|Natrona County|42.96,-106.80|alcova,-43,4;arminto,22,-46;casper,-11,47;edgerton,45,53;evansville,-6,62;hiland,15,-55;midwest,45,52;mills,-12,43;natrona,7,-1;powder river,7,-19
WY|Niobrara County|43.06,-104.48|lance creek,-2,-17;lost springs,-1,-32;lusk,-29,1;manville,-33,-23;van tassell,-35,33
WY|Park County|44.52,-109.59|cody,0,51;frannie,45,96;meeteetse,-32,64;powell,24,81;ralston,20,72;wapiti,-5,15;yellowstone national park,28,-103
WY|Platte County|42.13,-104.97|chugwater,-38,15;glendo,37,-3;guernsey,13,22;hartville,20,24;wheatland,-8,0
WY|Sheridan County|44.79,-106.88|arvada,-10,77;banner,-19,8;big horn,-14,-15;clearmont,-13,42;dayton,9,-42;leiter,-7,61;parkman,17,-45;ranchester,13,-29;sheridan,-1,-9;story,-21,-2;wolf,-1,-34;wyarno,-4,18
WY|Sublette County|42.77,-109.91|big piney,-12,-21;bondurant,46,-42;boulder,-8,37;cora,37,0;daniel,15,-22;pinedale,9,6
WY|Sweetwater County|41.66,-108.88|bairoil,57,132;farson,42,-54;granger,-7,-109;green river,-14,-59;little america,-12,-98;mc kinnon,-62,-99;point of rocks,2,9;reliance,1,-31;rock springs,-6,-34;superior,10,-9;wamsutter,0,73
WY|Teton County|43.93,-110.59|alta,-4,-36;jackson,-47,-16;kelly,-32,4;moose,-22,-15;moran,2,4;teton village,-34,-24;wilson,-43,-29
WY|Uinta County|41.29,-110.55|evanston,-3,-39;fort bridger,3,16;lonetree,-23,39;lyman,4,25;mountain view,-5,21;robertson,-19,5
WY|Washakie County|43.90,-107.68|ten sleep,9,27;worland,11,-27
WY|Weston County|43.84,-104.57|four corners,24,43;newcastle,1,34;osage,16,15;upton,25,-7
$places$, E'\n') l
where l <> '';

