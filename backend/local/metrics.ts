import cluster from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobStats } from '../../supabase/functions/_shared/backend-status.ts';
import type { ReplicaFigures } from '../db/replicas.ts';
import { askPrimaryForMetrics } from '../processes/worker.ts';

export interface MetricsParts {
  engine: string;
  queue: () => { running: number; waiting: number };
  realtime: () => { connections: number; channels: number; subscriptions: number };
  jobs: () => Promise<JobStats[]>;
  /** Processes on the database, as far as this one knows. */
  processes: () => number;
  /** Undefined without replicas. */
  replicas: (() => ReplicaFigures) | undefined;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Figures for Prometheus. The worker that is asked answers for all workers of its machine, each with its label. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'kind' | 'status'>;

  constructor({ engine, queue, realtime, jobs, processes, replicas }: MetricsParts) {
    const registers = [this.#registry];
    if (cluster.worker) {
      this.#registry.setDefaultLabels({ worker: String(cluster.worker.id) });
      AggregatorRegistry.setRegistries(this.#registry);
      // Listens for the primary process.
      new AggregatorRegistry();
    }
    this.#requests = new Histogram({
      registers,
      name: 'haven_request_duration_seconds',
      help: 'Time to answer requests, by kind and class of status.',
      labelNames: ['kind', 'status'],
      buckets: SECONDS,
    });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        registers,
        name,
        help,
        collect() {
          this.set(read());
        },
      });
    const startedAt = Date.now() / 1000 - process.uptime();
    gauge('process_start_time_seconds', 'When the process started.', () => startedAt);
    gauge('process_resident_memory_bytes', 'Memory of the process.', () =>
      process.memoryUsage.rss(),
    );
    new Counter({
      registers,
      name: 'process_cpu_seconds_total',
      help: 'CPU time of the process.',
      collect() {
        const { user, system } = process.cpuUsage();
        this.reset();
        this.inc((user + system) / 1_000_000);
      },
    });
    gauge('haven_transactions_running', 'Transactions being run.', () => queue().running);
    gauge('haven_transactions_waiting', 'Transactions waiting for a turn.', () => queue().waiting);
    gauge('haven_realtime_sockets', 'Open WebSockets.', () => realtime().connections);
    gauge('haven_realtime_channels', 'Channels with members.', () => realtime().channels);
    gauge(
      'haven_realtime_subscriptions',
      'Subscriptions to row changes.',
      () => realtime().subscriptions,
    );
    if (replicas) this.#reportReplicas(replicas);
    gauge('haven_database_processes', 'Processes on the database.', processes);
    new Gauge({
      registers,
      name: 'haven_info',
      help: 'The database engine.',
      labelNames: ['engine'],
    }).set({ engine }, 1);
    this.#reportJobs(jobs);
  }

  #reportReplicas(figures: () => ReplicaFigures): void {
    const registers = [this.#registry];
    const counter = (name: string, help: string, read: () => number) =>
      new Counter({
        registers,
        name,
        help,
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    counter('haven_replica_reads_total', 'Reads by replicas.', () => figures().reads);
    counter(
      'haven_replica_fallbacks_total',
      'Reads that no replica could answer.',
      () => figures().fallbacks,
    );
    new Gauge({
      registers,
      name: 'haven_replicas_usable',
      help: 'Replicas in use.',
      collect() {
        this.set(figures().usable);
      },
    });
  }

  /** On Postgres, these count the runs of all processes, so every worker reports the same. */
  #reportJobs(jobs: () => Promise<JobStats[]>): void {
    const registers = [this.#registry];
    const labelNames = ['job'] as const;
    const failures = new Gauge({
      registers,
      name: 'haven_job_failures',
      help: 'Failed runs of a periodic job.',
      labelNames,
    });
    const lastRun = new Gauge({
      registers,
      name: 'haven_job_last_run_seconds',
      help: 'When a periodic job last ran.',
      labelNames,
    });
    new Gauge({
      registers,
      name: 'haven_job_runs',
      help: 'Runs of a periodic job.',
      labelNames,
      async collect() {
        for (const { name: job, runs, failures: failed, last_at } of await jobs()) {
          this.set({ job }, runs);
          failures.set({ job }, failed);
          if (last_at !== null) lastRun.set({ job }, Date.parse(last_at) / 1000);
        }
      },
    });
  }

  readonly noteRequest = (kind: string, status: number, ms: number): void => {
    this.#requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
  };

  readonly contentType = this.#registry.contentType;

  text(): Promise<string> {
    return cluster.isWorker ? askPrimaryForMetrics() : this.#registry.metrics();
  }
}
