export * from '#shared/shape.ts';
