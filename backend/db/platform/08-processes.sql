-- What the processes on one Postgres share. Unlogged: nothing here needs to survive a crash of the database.

-- Counters of auth rate limits, in the columns of `rate-limiter-flexible`. Keys are hashes; times are milliseconds.
create unlogged table if not exists haven_local.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index if not exists rate_limits_expire_idx on haven_local.rate_limits (expire);

-- Work that one process does at a time.
create unlogged table if not exists haven_local.leases (
  name text primary key,
  process uuid not null,
  held_until timestamptz not null,
  taken_at timestamptz not null default now()
);

-- What each periodic job has done, whichever process ran it.
create unlogged table if not exists haven_local.job_runs (
  name text primary key,
  runs bigint not null,
  failures bigint not null,
  last_at timestamptz not null,
  last_ms integer not null,
  last_failed_at timestamptz
);

alter table haven_local.rate_limits enable row level security;
alter table haven_local.leases enable row level security;
alter table haven_local.job_runs enable row level security;
revoke all on haven_local.rate_limits, haven_local.leases, haven_local.job_runs
  from public, anon, authenticated, service_role;
