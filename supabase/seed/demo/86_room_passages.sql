-- Generated from the papers by `node build/demo-passages.ts`. Do not edit.
-- The text of the demo's deal room documents, as their check reads it.

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Lakeview Commons: offering memorandum\nLakeview Commons is an assisted-living community of 48 licensed beds in 44 units in\nOhio, built in 2004 and enlarged by a memory-care wing of 12 units in 2015. The\nowner, a family that runs two other communities, sells to retire. The price asked is\n$6,600,000.\nUnits 44\nLicensed beds 48\nCensus, October 2026 41\nOccupancy, physical 93.2%\nRevenue, trailing twelve months $2,611,400\nNOI, trailing twelve months $495,000\nCap rate at the price asked 7.5%"
 },
 {
  "page": 2,
  "place": "page 2",
  "text": "The building\nOne story on 4.1 acres. Roof of 2019, two boilers of 2021, generator of 2018. Twelve\nof the 44 units are studios in the memory-care wing, secured by code. The kitchen\nwas renewed in 2022. No deferred life-safety work is known to the owner."
 },
 {
  "page": 3,
  "place": "page 3",
  "text": "The process\nTeaser September 14\nNDA and this memorandum September 21\nLetters of intent October 16\nPSA signed November 2\nDue diligence ends December 17\nLicense application filed November 16\nClosing, expected January 8"
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860001'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Trailing twelve months to October 2026\nIncome Oct 2026 Twelve months\nPrivate pay, assisted $128,400 $1,540,800\nPrivate pay, memory $67,300 $807,600\nMedicaid waiver $17,900 $214,800\nOther $4,017 $48,204\nTotal $217,617 $2,611,404"
 },
 {
  "page": 2,
  "place": "page 2",
  "text": "Expenses\nExpense Oct 2026 Twelve months\nWages and benefits $98,600 $1,183,200\nAgency staff $6,100 $73,200\nDietary $16,800 $201,600\nUtilities $8,900 $106,800\nRepairs $7,400 $88,800\nInsurance $6,300 $75,600\nProperty tax $8,200 $98,400\nManagement fee, 5% $10,880 $130,560\nMarketing $3,900 $46,800\nAdministration $9,310 $111,720"
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860002'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Profit and loss, 2023 to 2025\n2023 2024 2025\nRevenue $2,214,000 $2,391,000 $2,538,000\nExpenses $1,842,000 $1,956,000 $2,061,000\nNOI $372,000 $435,000 $477,000\nMargin 16.8% 18.2% 18.8%\nAverage census 36.4 38.9 40.2"
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860003'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Budget 2027\nRevenue $2,714,000\nExpenses $2,178,000\nNOI $536,000\nRates rise 4.5 per cent on February 1. Agency staff ends in March, when two night\naides have been hired. One boiler service and the parking lot are budgeted as\nrepairs, $38,000."
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860004'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Rent roll, November 2026\nUnit Type Payor Monthly\n101 One-bed Private $5,520\n102 One-bed Waiver $5,400\n103 Studio Private $4,770\n104 One-bed Private $5,640\n105 One-bed Private $5,320\n106 Studio Waiver $4,690\n107 One-bed Private $5,560\n108 One-bed Private $5,440\n109 Studio Private $4,810\n110 One-bed Waiver $5,480\n111 One-bed Private $5,360\n112 Studio Private $4,730\n113 One-bed Private $5,600\n114 One-bed Waiver $5,480\n115 Studio Private $4,650\n116 One-bed Private $5,520\n117 One-bed Private $5,400\n118 Studio Waiver $4,770\n119 One-bed Private $5,640\n120 One-bed Private $5,320\n121 Studio Private $4,690\n122 One-bed Waiver $5,560"
 },
 {
  "page": 2,
  "place": "page 2",
  "text": "Rent roll, continued\nUnit Type Payor Monthly\n201 Studio Private $6,955\n202 One-bed Vacant $5,560\n203 Studio Private $7,065\n204 One-bed Private $5,450\n205 Studio Private $6,955\n206 One-bed Private $5,560\n207 Studio Private $7,065\n208 One-bed Private $5,450\n209 Studio Vacant $6,955\n210 One-bed Private $5,560\n211 Studio Private $7,065\n212 One-bed Private $5,450\n213 Studio Private $6,955\n214 One-bed Private $5,560\n215 Studio Private $7,065\n216 One-bed Vacant $5,450\n217 Studio Private $6,955\n218 One-bed Private $5,560\n219 Studio Private $7,065\n220 One-bed Private $5,450\n221 Studio Private $6,955\n222 One-bed Private $5,560"
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860005'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Census by month, 2026\nMonth Residents Move-ins Move-outs\nJan 39 1 2\nFeb 42 2 3\nMar 41 3 1\nApr 40 1 2\nMay 39 2 3\nJun 42 3 1\nJul 41 1 2\nAug 40 2 3\nSep 39 3 1\nOct 42 1 2"
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860006'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Payor mix, trailing twelve months\nPrivate pay 90%\nMedicaid waiver 8%\nOther 2%"
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860007'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "License\nKind Residential care facility\nLicensed beds 48\nIn force until June 30, 2027\nConditions none"
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860008'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Survey of March 12, 2026\nAnnual survey, unannounced. Two citations, neither with harm: medication records of\nthree residents were signed late; one fire drill of the night shift was not written\ndown. No repeat of the survey of 2025."
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860009'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Plan of correction, accepted April 9, 2026\n1. Medication records are checked at each change of shift.\n2. The maintenance director keeps the drill log; the administrator signs it monthly.\nRevisit on May 21: both corrected."
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860010'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Staffing and wages, October 2026\nPosition Full-time Hourly\nAdministrator 1 $41.20\nNurse 2 $34.75\nResident aide, day 11 $18.10\nResident aide, night 6 $19.40\nDietary 5 $17.25\nHousekeeping 3 $16.60\nMaintenance 1 $24.30\nNo names: they are shown after license approval."
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860011'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Phase I environmental assessment, summary\nNo recognized environmental condition. One de minimis stain at the generator. The\nformer farm use of the parcel left no tank on record. No further work is\nrecommended."
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860012'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Loss runs, five years\nYear Claims Paid Reserved\n2021-22 1 $4,100 $0\n2022-23 0 $0 $0\n2023-24 2 $18,750 $0\n2024-25 1 $2,300 $0\n2025-26 1 $0 $15,000"
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860013'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);

select private.store_room_passages(v, $passages$[
 {
  "page": 1,
  "place": "page 1",
  "text": "Term sheet, for the lender and the seller alone\nLoan $4,620,000\nLoan to value 70%\nRate 6.45% fixed, five years\nAmortization 25 years\nCoverage required 1.35"
 }
]$passages$)
from private.deal_room_versions v
where v.id = 'dec0de00-0000-4000-8000-000000860014'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);
