-- Dining and activities of the operator's communities: 60 dishes, a four-week menu each, food allergies, a week of orders
-- with intake, today's orders, guest meals, and two months of activities with attendance. Deterministic apart from
-- today's date. Requires the operator; idempotent, leaves existing rows.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_nurse constant uuid := 'dec0de00-0000-4000-8000-000000000016';
  v_today constant date := (now() at time zone 'America/New_York')::date;
  v_week constant date := v_today - extract(dow from v_today)::integer;
  v_name constant text := (select coalesce(p.full_name, '') from public.profiles p where p.id = v_operator);
  v_nurse_name constant text := (select coalesce(p.full_name, '') from public.profiles p where p.id = v_nurse);
begin
  if not exists (select from public.communities c where c.id = 'dec0de00-0000-4000-8000-00000000b001')
    or exists (select from private.dining_dishes d where d.community_id::text like 'dec0de00-%')
  then
    return;
  end if;

  -- Course, name, allergens, other allergens, traces, diets without (d)iabetic, (s)odium, (r)enal, (v)egetarian, (g)luten free,
  -- softest texture, price of a guest's meal.
  create temporary table demo_dishes on commit drop as
  select n as number, d.* from (values
    (1, 'entree', 'Buttermilk pancakes', 'milk eggs wheat', null, null, 'dsg', 'pureed', 900, 'breakfast'),
    (2, 'entree', 'Scrambled eggs', 'eggs milk', null, null, '', 'pureed', 850, 'breakfast'),
    (3, 'entree', 'Steel-cut oatmeal with cinnamon', '', null, 'wheat', '', 'pureed', 700, 'breakfast'),
    (4, 'entree', 'Vegetable frittata', 'eggs milk', null, null, '', 'minced', 950, 'breakfast'),
    (5, 'entree', 'French toast', 'milk eggs wheat', null, null, 'dg', 'pureed', 900, 'breakfast'),
    (6, 'entree', 'Cream of rice with peaches', '', null, null, '', 'pureed', 700, 'breakfast'),
    (7, 'entree', 'Cottage cheese plate', 'milk', null, null, 'r', 'soft', 800, 'breakfast'),
    (8, 'side', 'Turkey sausage', '', null, null, 'srv', 'minced', null, 'breakfast'),
    (9, 'side', 'Stewed prunes', '', null, null, 'dr', 'pureed', null, 'breakfast'),
    (10, 'side', 'Banana slices', '', 'banana', null, 'r', 'pureed', null, 'breakfast'),
    (11, 'side', 'Baked apple with raisins', '', null, null, '', 'pureed', null, 'breakfast'),
    (12, 'side', 'Whole wheat toast', 'wheat', null, 'sesame, soy', 'g', 'regular', null, 'breakfast'),
    (13, 'side', 'Strawberry yogurt', 'milk', 'strawberries', null, 'd', 'pureed', null, 'breakfast'),
    (14, 'starter', 'Chicken noodle soup', 'wheat eggs', null, null, 'svg', 'pureed', null, 'lunch'),
    (15, 'starter', 'Tomato basil soup', 'milk', 'tomato', null, 'sr', 'pureed', null, 'lunch'),
    (16, 'starter', 'Lentil vegetable soup', '', null, null, 'r', 'pureed', null, 'lunch'),
    (17, 'starter', 'Garden salad with vinaigrette', '', 'tomato', null, '', 'regular', null, 'lunch'),
    (18, 'starter', 'Butternut squash soup', '', null, null, '', 'pureed', null, 'lunch'),
    (19, 'entree', 'Roast turkey with gravy', 'wheat', null, null, 'vg', 'pureed', 1400, 'lunch'),
    (20, 'entree', 'Baked salmon with dill', 'fish', null, null, 'v', 'pureed', 1650, 'lunch'),
    (21, 'entree', 'Grilled chicken breast', '', null, null, 'v', 'pureed', 1400, 'lunch'),
    (22, 'entree', 'Egg salad sandwich', 'eggs wheat', 'mustard', 'soy', 'g', 'minced', 1100, 'lunch'),
    (23, 'entree', 'Macaroni and cheese', 'milk wheat', null, 'eggs', 'dsrg', 'pureed', 1200, 'lunch'),
    (24, 'entree', 'Stuffed bell pepper with rice', '', 'bell pepper, tomato', null, '', 'minced', 1250, 'lunch'),
    (25, 'entree', 'Beef stew with root vegetables', '', 'celery', null, 'v', 'pureed', 1450, 'lunch'),
    (26, 'entree', 'Tuna melt', 'fish milk wheat', null, 'eggs', 'svrg', 'minced', 1200, 'lunch'),
    (27, 'entree', 'Vegetable omelet', 'eggs milk', null, null, '', 'pureed', 1150, 'lunch'),
    (28, 'side', 'Mashed potatoes', 'milk', null, null, 'r', 'pureed', null, 'lunch'),
    (29, 'side', 'Green beans with garlic', '', null, null, '', 'pureed', null, 'lunch'),
    (30, 'side', 'Steamed carrots', '', null, null, '', 'pureed', null, 'lunch'),
    (31, 'side', 'Brown rice', '', null, null, '', 'soft', null, 'lunch'),
    (32, 'side', 'Cucumber and dill salad', '', null, null, '', 'regular', null, 'lunch'),
    (33, 'side', 'Creamed spinach', 'milk wheat', null, null, 'rg', 'pureed', null, 'lunch'),
    (34, 'dessert', 'Strawberry shortcake', 'milk eggs wheat', 'strawberries', 'tree nuts', 'dg', 'pureed', null, 'lunch'),
    (35, 'dessert', 'Fresh fruit cup', '', 'melon, grapes', null, '', 'minced', null, 'lunch'),
    (36, 'dessert', 'Vanilla pudding', 'milk', null, null, 'd', 'pureed', null, 'lunch'),
    (37, 'dessert', 'Oatmeal raisin cookie', 'wheat eggs milk', null, 'tree nuts', 'dg', 'regular', null, 'lunch'),
    (38, 'dessert', 'Sugar-free gelatin', '', null, null, 'v', 'pureed', null, 'lunch'),
    (39, 'starter', 'Minestrone', 'wheat', 'tomato, celery', null, 'srg', 'pureed', null, 'dinner'),
    (40, 'starter', 'Chicken and rice soup', '', 'celery', null, 'sv', 'pureed', null, 'dinner'),
    (41, 'starter', 'Beet and orange salad', '', 'orange', 'tree nuts', '', 'minced', null, 'dinner'),
    (42, 'entree', 'Meatloaf with tomato glaze', 'eggs wheat', 'tomato', null, 'svg', 'pureed', 1500, 'dinner'),
    (43, 'entree', 'Herb-crusted cod', 'fish wheat', null, null, 'vg', 'pureed', 1600, 'dinner'),
    (44, 'entree', 'Shrimp and grits', 'shellfish milk', null, null, 'sv', 'minced', 1750, 'dinner'),
    (45, 'entree', 'Pot roast with carrots', '', 'celery', null, 'v', 'pureed', 1650, 'dinner'),
    (46, 'entree', 'Chicken pot pie', 'wheat milk', 'celery', 'eggs', 'dsvg', 'pureed', 1500, 'dinner'),
    (47, 'entree', 'Vegetable stir-fry with tofu', 'soy sesame', 'ginger', 'peanuts', 's', 'minced', 1350, 'dinner'),
    (48, 'entree', 'Baked ziti', 'wheat milk', 'tomato', 'eggs', 'dsg', 'pureed', 1350, 'dinner'),
    (49, 'entree', 'Poached chicken with rice', '', null, null, 'v', 'pureed', 1400, 'dinner'),
    (50, 'entree', 'Baked sweet potato with black beans', '', null, null, 'r', 'pureed', 1250, 'dinner'),
    (51, 'side', 'Roasted cauliflower', '', null, null, '', 'minced', null, 'dinner'),
    (52, 'side', 'Buttered noodles', 'wheat eggs milk', null, null, 'g', 'soft', null, 'dinner'),
    (53, 'side', 'Peas with mint', '', null, null, '', 'pureed', null, 'dinner'),
    (54, 'side', 'Zucchini with thyme', '', null, null, '', 'pureed', null, 'dinner'),
    (55, 'dessert', 'Apple crisp', 'wheat', null, 'tree nuts', 'dg', 'pureed', null, 'dinner'),
    (56, 'dessert', 'Applesauce with cinnamon', '', null, null, '', 'pureed', null, 'dinner'),
    (57, 'dessert', 'Peanut butter cookie', 'peanuts wheat eggs', null, 'tree nuts', 'dg', 'regular', null, 'dinner'),
    (58, 'beverage', 'Coffee or tea', '', null, null, '', 'drink', null, 'all'),
    (59, 'beverage', 'Cranberry juice', '', null, null, 'd', 'drink', null, 'all'),
    (60, 'beverage', 'Milk', 'milk', null, null, 'r', 'drink', null, 'all'),
    (61, 'beverage', 'Water with lemon', '', null, null, '', 'drink', null, 'all')
  ) d (n, course, name, allergens, other, traces, unsuited, softest, price, meal);

  insert into private.dining_dishes (
    id, community_id, name, course, textures, liquids, allergens, other_allergens, may_contain, diets, guest_price_cents, created_at
  )
  select md5('dish' || c.id || d.number)::uuid, c.id, d.name, d.course,
    case d.softest when 'drink' then '{}'::text[] when 'pureed' then array['regular', 'soft', 'minced', 'pureed']
      when 'minced' then array['regular', 'soft', 'minced'] when 'soft' then array['regular', 'soft'] else array['regular'] end,
    case when d.softest = 'drink' then array['thin', 'nectar', 'honey', 'pudding'] else '{}'::text[] end,
    string_to_array(nullif(d.allergens, ''), ' ')::text[] || '{}'::text[], d.other, d.traces,
    array(
      select x.diet from (values
        ('diabetic', 'd'), ('low_sodium', 's'), ('renal', 'r'), ('gluten_free', 'g')
      ) x (diet, letter) where strpos(d.unsuited, x.letter) = 0
      union all select 'regular'
      -- Meat and fish have the letter v, or are named here.
      union all select 'vegetarian' where strpos(d.unsuited, 'v') = 0
    ), d.price, now() - interval '200 days'
  from demo_dishes d cross join public.communities c where c.id::text like 'dec0de00-%';

  insert into private.menu_cycles (id, community_id, name, weeks, starts_on, created_at)
  select md5('cycle' || c.id)::uuid, c.id, 'House menu', 4, v_week - 84, now() - interval '90 days'
  from public.communities c where c.id::text like 'dec0de00-%';
  -- Each meal has the dishes of its courses in turn: two entrées at breakfast, three at lunch and dinner, and all drinks.
  insert into private.menu_cycle_dishes (cycle_id, day, meal, dish_id, place)
  select md5('cycle' || c.id)::uuid, x.day, x.meal, md5('dish' || c.id || x.number)::uuid,
    row_number() over (partition by c.id, x.day, x.meal order by x.rank, x.number)
  from public.communities c cross join (
    select g.day, m.meal, d.number,
      row_number() over (partition by g.day, m.meal, d.course order by (d.turn + g.day * 2) % d.many, d.number) as rank,
      case d.course when 'entree' then case m.meal when 'breakfast' then 2 else 3 end when 'beverage' then 4 when 'starter' then 2 else 2 end as most
    from generate_series(0, 27) g (day) cross join (values ('breakfast'), ('lunch'), ('dinner')) m (meal)
    join (
      select *, row_number() over (partition by meal, course order by number) as turn, count(*) over (partition by meal, course) as many
      from demo_dishes
    ) d on d.meal in (m.meal, 'all')
  ) x where c.id::text like 'dec0de00-%' and x.rank <= x.most;
  insert into private.menu_changes (id, community_id, day, meal, dish_id, new_dish_id, reason, changed_by_name, changed_at)
  select md5('menu change' || c.id || m.day)::uuid, c.id, m.day, 'dinner', m.dish_id, md5('dish' || c.id || 45)::uuid,
    'Fish delivery was late', v_name, now() - interval '2 hours'
  from public.communities c cross join lateral (
    select * from private.list_menu_days(c.id, v_today + 1, v_today + 1) m
    where m.meal = 'dinner' and m.dish_id <> md5('dish' || c.id || 45)::uuid
    order by m.dish_id in (md5('dish' || c.id || 43)::uuid, md5('dish' || c.id || 44)::uuid) desc, m.place limit 1
  ) m where c.id::text like 'dec0de00-%' and c.id::text like '%b001';

  -- Food allergies, textures, and thick liquids, beside what residents have.
  create temporary table demo_diners on commit drop as
  select r.*, (row_number() over (partition by r.community_id order by md5('diner' || r.id)))::integer as turn
  from public.residents r where r.community_id::text like 'dec0de00-%' and r.status = 'in_house' and r.deleted_at is null;
  insert into public.resident_allergies (owner_id, resident_id, substance, reaction, severity, created_at)
  select v_operator, d.id, a.substance, a.reaction, a.severity, now() - interval '120 days'
  from (values
    (1, 'Peanuts', 'Throat swelling', 'severe'), (2, 'Milk', 'Hives', 'moderate'), (3, 'Eggs', 'Hives', 'moderate'),
    (4, 'Strawberries', 'Rash', 'mild'), (5, 'Tree nuts', 'Throat swelling', 'severe'), (6, 'Fish', 'Nausea', 'moderate'),
    (7, 'Nightshades', 'Joint pain', 'mild'), (8, 'Wheat', 'Cramps', 'moderate'), (9, 'Soy', 'Hives', 'mild')
  ) a (turn, substance, reaction, severity) join demo_diners d on d.turn = a.turn;
  update public.resident_diets t
  set texture = case when d.turn in (10, 11) then 'pureed' when d.turn in (12, 13, 14) then 'minced' else t.texture end,
    liquids = case when d.turn in (10, 12) then 'nectar' when d.turn = 11 then 'honey' else t.liquids end
  from demo_diners d where t.resident_id = d.id and d.turn between 10 and 14;
  insert into private.dining_profiles (resident_id, room, table_name, charts_intake)
  select d.id, case when d.turn % 5 = 0 then 'Garden room' else 'Main dining room' end,
    case when d.turn % 5 = 0 then 1 + d.turn / 5 % 4 else 1 + d.turn % 14 end::text, d.turn % 6 = 0
  from demo_diners d;

  -- Orders of the last week and today: the first dish of each course that suits the resident.
  create temporary table demo_choices on commit drop as
  select c.id as community_id, g.day, m.meal, x.resident_id, x.course, x.dish_id
  from public.communities c cross join (values (0), (-1), (-2)) o (back) cross join lateral (select v_today + o.back as day) g
  cross join (values ('breakfast'), ('lunch'), ('dinner')) m (meal)
  cross join lateral private.list_default_dishes(
    c.id, g.day, m.meal, array(select d.id from demo_diners d where d.community_id = c.id)
  ) x where c.id::text like 'dec0de00-%' and x.dish_id is not null;
  insert into private.meal_orders (
    id, community_id, resident_id, day, meal, is_room_tray, note, skip_reason, ordered_at, ordered_by_name, served_at, served_by_name,
    intake, intake_at, intake_by_name
  )
  select md5('order' || d.id || k.day || k.meal)::uuid, d.community_id, d.id, k.day, k.meal, d.turn % 17 = 0,
    case when d.turn % 23 = 3 then 'Extra sauce on the side' end, case when s.is_skipped then 'Out with family' end,
    s.at - interval '4 hours', v_name, case when k.day < v_today and not s.is_skipped then s.at end,
    case when k.day < v_today and not s.is_skipped then v_name end, i.intake, case when i.intake is not null then s.at + interval '40 minutes' end,
    case when i.intake is not null then v_name end
  from (select distinct resident_id, day, meal from demo_choices) k join demo_diners d on d.id = k.resident_id
  cross join lateral (
    select (k.day + case k.meal when 'breakfast' then time '08:00' when 'lunch' then time '12:00' else time '17:30' end)
        at time zone 'America/New_York' as at,
      (d.turn * 7 + k.day - date '2020-01-01' + length(k.meal)) % 29 = 0 as is_skipped
  ) s
  cross join lateral (
    select case when k.day < v_today and not s.is_skipped and d.turn % 6 = 0 then
      case when d.turn = 18 then (array['little', 'refused'])[1 + (k.day - date '2020-01-01') % 2]
        else (array['all', 'most', 'most', 'half', 'all', 'little'])[1 + (d.turn + k.day - date '2020-01-01' + length(k.meal)) % 6] end
    end as intake
  ) i
  -- Today, about two thirds have ordered.
  where k.day < v_today or d.turn % 3 <> 0;
  -- These dishes have no conflict; checking each again would take seconds.
  alter table private.meal_order_dishes disable trigger check_dish;
  insert into private.meal_order_dishes (order_id, dish_id)
  select md5('order' || k.resident_id || k.day || k.meal)::uuid, k.dish_id
  from demo_choices k join private.meal_orders o on o.id = md5('order' || k.resident_id || k.day || k.meal)::uuid
  where o.skip_reason is null;
  alter table private.meal_order_dishes enable trigger check_dish;
  -- A nurse let the resident with a milk allergy have a dish that the kitchen makes without milk.
  insert into private.meal_overrides (id, community_id, resident_id, order_id, dish_id, keys, is_acknowledgment, reason, at, by, by_name)
  select distinct on (o.id) md5('override' || o.id || c.dish_id)::uuid, o.community_id, o.resident_id, o.id, c.dish_id, c.keys, false,
    'Kitchen makes a portion without milk', now() - interval '1 hour', v_nurse, v_nurse_name
  from private.meal_orders o join demo_diners d on d.id = o.resident_id and d.turn = 2
  cross join lateral (
    select x.dish_id, array_agg(x.key) as keys
    from private.list_dish_conflicts(array[o.resident_id], array(
      select m.dish_id from private.list_menu_days(o.community_id, o.day, o.day) m where m.meal = o.meal
    )) x
    group by x.dish_id having array_agg(x.key) = array['allergen:milk']
  ) c
  where o.day = v_today and o.meal = 'lunch' and o.skip_reason is null and exists (select from public.profiles p where p.id = v_nurse)
  order by o.id, c.dish_id;
  insert into private.meal_order_dishes (order_id, dish_id)
  select o.order_id, o.dish_id from private.meal_overrides o where o.id = md5('override' || o.order_id || o.dish_id)::uuid
  on conflict do nothing;

  insert into private.guest_meals (
    id, community_id, resident_id, day, meal, guest_name, quantity, price_cents, recorded_at, recorded_by_name, voided_at, voided_by_name,
    void_reason
  )
  select md5('guest' || d.id || g.n)::uuid, d.community_id, d.id, v_today - g.n * 3, case g.n % 2 when 0 then 'lunch' else 'dinner' end,
    (array['Carol', 'Peter', 'Diane', 'Steven', 'Joan', 'Mark'])[1 + (d.turn + g.n) % 6] || ' ' || split_part(d.name, ' ', 2),
    1 + (d.turn + g.n) % 2, case g.n % 2 when 0 then 1400 else 1600 end, now() - make_interval(days => g.n * 3), v_name,
    case when d.turn = 24 and g.n = 2 then now() - interval '5 days' end, case when d.turn = 24 and g.n = 2 then v_name end,
    case when d.turn = 24 and g.n = 2 then 'Entered twice' end
  from demo_diners d cross join generate_series(0, 8) g (n) where d.turn % 8 = 0 and (d.turn / 8 + g.n) % 3 = 0;

  -- A month back and a month ahead. Weekdays count from Sunday; 7 means every day.
  create temporary table demo_activities on commit drop as
  select md5('activity' || c.id || a.n || g.day)::uuid as id, md5('activity' || c.id || a.n)::uuid as series_id, c.id as community_id,
    a.*, g.day
  from public.communities c cross join (values
    (1, 'Chair yoga', 'physical', 'Wellness room', 'Jasmine Owens', array[1, 3, 5], time '10:00', 45, 16),
    (2, 'Walking club', 'physical', 'Front lobby', 'Marcus Hayes', array[2, 4, 6], time '09:30', 40, null),
    (3, 'Coffee and headlines', 'social', 'Café', 'Grace Lewis', array[1, 2, 3, 4, 5], time '09:00', 45, null),
    (4, 'Bingo', 'social', 'Activity room', 'Grace Lewis', array[2, 5], time '14:00', 60, 30),
    (5, 'Watercolor studio', 'creative', 'Art room', 'Priya Kaur', array[3], time '13:30', 90, 10),
    (6, 'Sing-along at the piano', 'music', 'Living room', 'Luis Alvarez', array[4], time '15:00', 60, null),
    (7, 'Interfaith service', 'spiritual', 'Chapel', 'Rev. Ellis', array[0], time '10:30', 60, null),
    (8, 'Garden hour', 'wellness', 'Courtyard', 'Marcus Hayes', array[6], time '11:00', 60, 12),
    (9, 'Trivia and word games', 'cognitive', 'Library', 'Jasmine Owens', array[1], time '14:30', 60, null),
    (10, 'Shopping trip', 'outing', 'Front lobby', 'Andre Dawson', array[4], time '10:00', 150, 8),
    (11, 'Movie matinee', 'social', 'Theater', 'Grace Lewis', array[0, 6], time '14:00', 120, 24),
    (12, 'Balance class', 'physical', 'Wellness room', 'Jasmine Owens', array[2], time '11:00', 45, 14)
  ) a (n, title, category, place, host, weekdays, starts, minutes, capacity)
  cross join lateral (
    select d.day::date as day from generate_series(v_today - 31, v_today + 31, interval '1 day') d (day)
    where extract(dow from d.day)::integer = any (a.weekdays)
  ) g where c.id::text like 'dec0de00-%';
  insert into private.activities (
    id, series_id, community_id, title, category, place, host, note, day, starts, minutes, starts_at, capacity, cancelled_at, cancel_reason
  )
  select a.id, a.series_id, a.community_id, a.title, a.category, a.place, a.host,
    case when a.category = 'outing' then 'Meet in the lobby ten minutes early.' end, a.day, a.starts, a.minutes,
    (a.day + a.starts) at time zone 'America/New_York', a.capacity,
    case when a.n = 8 and a.day < v_today and a.day > v_today - 14 then now() - interval '10 days' end,
    case when a.n = 8 and a.day < v_today and a.day > v_today - 14 then 'Rain' end
  from demo_activities a;
  insert into private.activity_interests (resident_id, interests)
  select d.id, array(select distinct x from unnest(array[
    (array['music', 'physical', 'social', 'creative', 'outing', 'cognitive'])[1 + d.turn % 6],
    (array['spiritual', 'wellness', 'social'])[1 + d.turn % 3]
  ]) x) from demo_diners d where d.turn % 4 <> 3;
  -- About one in eight residents stays away; the others come to some of what they like.
  insert into private.activity_participants (activity_id, resident_id, signup, signed_up_at, attendance, attended_at, recorded_by_name)
  select p.activity_id, p.resident_id, case when p.capacity is not null then 'signed_up' end,
    case when p.capacity is not null then p.starts_at - interval '3 days' end,
    case when p.day < v_today then case when p.chance % 9 = 0 then 'declined' when p.chance % 11 = 0 then 'one_on_one' else 'attended' end end,
    case when p.day < v_today then p.starts_at + interval '10 minutes' end, v_name
  from (
    select a.id as activity_id, d.id as resident_id, a.capacity, a.day, s.starts_at, s.chance,
      row_number() over (partition by a.id order by md5(a.id::text || d.id)) as place
    from demo_activities a join demo_diners d on d.community_id = a.community_id
    cross join lateral (
      select (a.day + a.starts) at time zone 'America/New_York' as starts_at, abs(hashtext(a.id::text || d.id)) as chance
    ) s
    where d.turn % 8 <> 5 and s.chance % 10 = 0 and d.moved_in_on <= a.day
      and not (a.n = 8 and a.day < v_today and a.day > v_today - 14)
  ) p where (p.day < v_today or p.capacity is not null) and p.place <= coalesce(p.capacity, 1000);
end $$;
